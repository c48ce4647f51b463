export type ActivityKind = 'sign_in' | 'payments' | 'reports' | 'settings'

/** What actions of a kind are about; settings are all the others. */
export const subjectsOf: Readonly<Record<Exclude<ActivityKind, 'settings'>, readonly string[]>> = {
  sign_in: ['session', 'otp', 'password', 'access'],
  payments: [
    'transaction',
    'request',
    'link',
    'refund',
    'capture',
    'void',
    'operation',
    'merchant',
    'delivery',
    'bulk',
    'permission',
  ],
  reports: ['report'],
}
