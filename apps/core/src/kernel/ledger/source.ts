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
  /** Nobody asked: a rule of the merchant's. */
  | 'automatic'
