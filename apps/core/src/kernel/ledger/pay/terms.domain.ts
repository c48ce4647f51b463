type Asking = { termsRequired: boolean; hasTerms: boolean }

/** Whether a payer must accept the merchant's terms, by the merchant's setting or by this request's. */
export const asksTerms = (
  ofRequest: 'merchant' | 'required' | 'none',
  { termsRequired, hasTerms }: Asking,
): boolean => (ofRequest === 'merchant' ? termsRequired : ofRequest === 'required' && hasTerms)
