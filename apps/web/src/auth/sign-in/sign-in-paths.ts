import type { Locale } from '@wasl/domain/locale'

/** The addresses of signing in (S1 §2), and the plain forms behind them. */
export const signInPaths = {
  login: (locale: Locale, next: string | null = null) =>
    `/${locale}/login${next === null ? '' : `?next=${encodeURIComponent(next)}`}`,
  forgotPassword: (locale: Locale) => `/${locale}/forget-password`,
  loginForm: '/bff/auth/sign-in/form',
  codeForm: '/bff/auth/code/form',
  abandonCodeForm: '/bff/auth/abandon-code/form',
  resetForm: '/bff/auth/reset-password/form',
  forgotForm: '/bff/auth/forgot-password/form',
}
