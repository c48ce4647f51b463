/** Who caused a change of the books. */
export type Source =
  | 'pay'
  | 'payer'
  | 'session'
  | 'callback'
  | 'return'
  | 'inquiry'
  | 'clock'
  | 'merchant'
  | 'staff'
  /** A rule of the merchant, not a person. */
  | 'automatic'
