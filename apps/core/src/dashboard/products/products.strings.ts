export const productStrings = {
  'product.slugInvalid': 'Use letters, digits and hyphens',
  'product.slugTaken': 'Another product has or had this address',
  'product.skuTaken': 'Another product has this SKU',
  'product.nameMissing': 'Enter a name',
  'product.discountTooLarge': 'The sale price must be lower than the price',
  'product.discountDates': 'The sale must end after it starts',
  'product.storeUnknown': 'This store no longer exists',
  'product.categoryUnknown': 'A category no longer exists',
  'product.maxBelowMin': 'The most per order can’t be less than the least',
  'product.prereqTwice': 'Two questions have the same code',
  'product.prereqLabel': 'Enter the question in both languages',
  'product.prereqOptions': 'Add at least one choice',
  'product.prereqOptionLabel': 'Enter each choice in both languages',
  'product.picture': 'Upload this picture again',
  'product.amountMalformed': 'Enter an amount, for example 8.750',
  'product.amountDecimals': 'Use at most {decimals} decimals',
  'product.amountTooLarge': 'This amount is too high',
  'product.stock': 'Customers are paying for {held}. Enter at least {held}.',
} as const

export type ProductString = keyof typeof productStrings
