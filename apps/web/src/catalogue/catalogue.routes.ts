/** Below the language. All of them are one piece of code: who buys sees most of them. */
export const shopPaths = [
  'catalogue/product-list',
  'catalogue/product-detail/$slug',
  'catalogue/cart',
  'catalogue/checkout',
  'catalogue/order/$id',
] as const
