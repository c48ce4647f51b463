import type { Merchant } from '@wasl/contracts/values/merchant'
import type { Locale } from '@wasl/domain/locale'
import { escapeAttribute } from './escape.ts'

/** The merchant's own, by the names that browsers, home screens and installed apps look for. */
export const icons = ({ faviconUrl }: Pick<Merchant, 'faviconUrl'>, locale: Locale): string =>
  `<link rel="icon" href="${escapeAttribute(faviconUrl ?? '/favicon.ico')}">` +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}">`
