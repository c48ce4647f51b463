type Asking = { termsRequired: boolean; hasTerms: boolean }

/** Whether a payer has to agree to the merchant's terms: as everybody has to, or as this one request says. */
export const asksTerms = (
  ofRequest: 'merchant' | 'required' | 'none',
  { termsRequired, hasTerms }: Asking,
): boolean => (ofRequest === 'merchant' ? termsRequired : ofRequest === 'required' && hasTerms)
