export const stockStrings = {
  'stock.reason': 'Say why',
  'stock.whole': 'Enter a whole number, or leave it empty for unlimited',
  'stock.below': 'Sold or in checkout: {taken}. Enter at least {taken}, or close it.',
  'stock.changed': 'The numbers have changed since you looked. Check again.',
  'stock.agrees': 'These numbers agree now. There is nothing to settle.',
} as const

export type StockString = keyof typeof stockStrings
