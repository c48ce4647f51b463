import type { Locale } from '@wasl/domain/locale'

const below = (locale: Locale) => `/${locale}/dashboard/bulk`
const files = '/bff/dashboard/bulk'

/** S2 §2's addresses, and the files behind them. */
export const bulkPaths = {
  uploads: (locale: Locale) => `${below(locale)}/uploads`,
  upload: (locale: Locale, id: string) => `${below(locale)}/uploads/${id}`,
  dispatches: (locale: Locale, id: string) => `${below(locale)}/uploads/${id}/dispatch-logs`,
  logs: (locale: Locale, id: string, dispatch: string) =>
    `${below(locale)}/uploads/${id}/dispatch-logs/${dispatch}/transaction-logs`,
  transaction: (locale: Locale, id: string) => `${below(locale)}/transactions/${id}`,
  example: (kind: 'required' | 'all', format: 'csv' | 'xlsx') => `${files}/example/${kind}/${format}`,
  original: (id: string) => `${files}/uploads/${id}/file`,
  errorFile: (id: string) => `${files}/uploads/${id}/error-file`,
  logFile: (id: string, dispatch: string) => `${files}/uploads/${id}/dispatches/${dispatch}/logs/file`,
}

/** Ids stand in the address the router has matched. */
export function idsIn(pathname: string): { id: string; dispatch: string } {
  const [, id = '', dispatch = ''] = /\/uploads\/([^/]+)(?:\/dispatch-logs\/([^/]+))?/.exec(pathname) ?? []
  return { id, dispatch }
}
