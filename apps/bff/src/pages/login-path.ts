import type { Locale } from '@wasl/domain/locale'

/** `asked` with its query: a sign-in leads back to it. */
export const loginPath = (locale: Locale, asked: string): string =>
  `/${locale}/login?next=${encodeURIComponent(asked)}`
