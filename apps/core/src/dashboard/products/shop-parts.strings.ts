export const shopPartStrings = {
  'shopPart.phone': 'Enter a valid phone number',
  'shopPart.key': 'Use lower-case letters, digits and hyphens',
  'shopPart.keyTaken': 'Another store has this address',
  'shopPart.slug': 'Use letters, digits and hyphens',
  'shopPart.slugTaken': 'Another category has this address',
  'shopPart.parentGone': 'This category no longer exists',
  'shopPart.parentOwn': 'A category can’t be inside itself',
  'shopPart.tooDeep': 'Categories can be 5 levels deep',
  'shopPart.picture': 'Upload this picture again',
  'shopPart.address': 'Enter an address that starts with https://',
  'shopPart.productGone': 'No product has this address. Copy it from the product.',
  'shopPart.categoryGone': 'No category has this address. Copy it from the category.',
  'shopPart.until': 'The end must be after the start',
  'shopPart.percent': 'Enter a percentage from 0 to 100, with at most 2 decimals',
  'shopPart.handOver': 'Turn on delivery or pickup',
} as const

export type ShopPartString = keyof typeof shopPartStrings
