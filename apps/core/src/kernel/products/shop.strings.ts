export const shopStrings = {
  'shop.moved': 'This product has a new address',
  'shop.line.gone': 'This product is no longer available',
  'shop.line.soldOut': 'Sold out',
  'shop.line.reduced': 'Available: {left}',
  'shop.line.most': 'Maximum per order: {left}',
  'shop.line.least': 'Minimum per order: {least}',
  'shop.line.priceChanged': 'The price changed from {was} to {now}',
  'shop.line.prereqs': 'Some details for this product are missing or invalid',
  'shop.lines': 'Some products in your cart have changed. Review your cart and try again.',
  'shop.priceChanged': 'The total has changed. Review it and confirm to continue.',
  'shop.voucher': 'The voucher can’t be applied to this order. Review the total and confirm to continue.',
  'shop.voucher.unknown': 'This voucher code isn’t valid',
  'shop.closed': 'No payment method is available for this order right now. You haven’t been charged.',
  'shop.fulfilment': 'This isn’t available for your order. Choose another option.',
  'shop.store': 'Choose a store that has all of your products',
  'shop.orderNotFound': 'Order not found',
} as const

export type ShopString = keyof typeof shopStrings
