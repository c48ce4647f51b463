export const voucherStrings = {
  'voucher.codeShape': 'Use 3 to 32 letters, digits or hyphens',
  'voucher.codeTaken': 'Another voucher has this code',
  'voucher.percent': 'Enter a percentage above 0, up to 100, with at most 2 decimals',
  'voucher.aboveNothing': 'Enter an amount above 0',
  'voucher.ends': 'The end must be after the start',
  'voucher.noProduct': 'No product has the SKU {sku}',
  'voucher.gone': 'A category or store was deleted. Choose again.',
  'voucher.usesBelow': 'Used or in checkout: {taken}. Enter at least {taken}.',
  'voucher.budgetBelow': 'Already given or in checkout: {taken}. Enter at least {taken}.',
  'voucher.uncounted': 'Orders used this voucher before its uses were counted. Copy it to set a limit.',
  'voucher.used': 'Orders have used this voucher, so it can’t be deleted. Turn it off instead.',
} as const

export type VoucherString = keyof typeof voucherStrings
