import type {
  CartOffer,
  CatalogueConfig,
  PricedCartOnWeb,
  PrereqField,
  Product,
  ProductCard,
  ShownOrder,
} from '@wasl/contracts/web/catalogue.contract'
import type {
  CheckoutForm,
  ProductsAsked,
  ShopPageData,
  ShopScreen,
} from '@wasl/contracts/web/catalogue/shop-page'
import { emptyCart, type Cart } from '@wasl/domain/cart/cart'
import { card, knet, unit } from '../pay/pay.fixtures.ts'

const shelves = {
  pantry: { key: 'pantry', nameEn: 'Pantry', nameAr: 'المؤونة' },
  home: { key: 'home', nameEn: 'Home', nameAr: 'البيت' },
  gifts: { key: 'gifts', nameEn: 'Gifts', nameAr: 'الهدايا' },
} as const

type Row = [slug: string, en: string, ar: string, price: string, shelf: keyof typeof shelves, picture: string]

const rows: Row[] = [
  ['ikhlas-box-12', 'Ikhlas date box, 12 pieces', 'علبة تمر إخلاص، 12 حبة', '4.500', 'pantry', 'dates-box'],
  [
    'stuffed-pistachio-20',
    'Pistachio-stuffed dates, 20 pieces',
    'تمر محشو بالفستق، 20 حبة',
    '8.750',
    'pantry',
    'dates-pistachio',
  ],
  [
    'tahini-dates-20',
    'Tahini (harda) dates, 20 pieces',
    'تمر بالهردة، 20 حبة',
    '7.250',
    'pantry',
    'dates-tahini',
  ],
  [
    'coffee-saffron-250',
    'Saffron Arabic coffee, 250 g',
    'قهوة عربية بالزعفران، 250 غ',
    '5.250',
    'pantry',
    'coffee-bag',
  ],
  ['dallah-copper', 'Copper dallah', 'دلة نحاسية', '28.000', 'home', 'dallah'],
  ['finjan-6', 'Finjan set, 6 pieces', 'طقم فناجين، 6 قطع', '11.500', 'home', 'finjan'],
  ['tide-tote', 'Tide print tote bag', 'حقيبة قماش بطبعة المدّ', '3.500', 'home', 'tote'],
  ['gift-card-10', 'Gift card KWD 10', 'بطاقة هدية 10 د.ك', '10.000', 'gifts', 'gift-card'],
]

const special: Readonly<Record<string, Partial<ProductCard>>> = {
  'stuffed-pistachio-20': { priceWithDiscount: '7.500', maxPerOrder: 6 },
  'tahini-dates-20': { inventory: 0, stockState: 'sold_out', soldOutUntil: '2026-11-26T05:00:00.000Z' },
  'tide-tote': { inventory: 2, stockState: 'few' },
  'gift-card-10': { inventory: null, shipped: false, hasPrereqs: true },
}

const picture = (name: string) => ({
  url: `/art/${name}.svg`,
  altEn: '',
  altAr: '',
  width: null,
  height: null,
})

export const products: ProductCard[] = rows.map(([slug, nameEn, nameAr, price, shelf, motif]) => ({
  slug,
  name: nameEn,
  nameEn,
  nameAr,
  currencyCode: 'KWD',
  price,
  priceWithDiscount: null,
  inventory: 48,
  stockState: 'many',
  soldOutUntil: null,
  minPerOrder: 1,
  maxPerOrder: null,
  image: picture(motif),
  store: shelves[shelf],
  shipped: true,
  hasPrereqs: false,
  ...special[slug],
}))

export function product(slug: string): Product {
  const listed = products.find((each) => each.slug === slug)
  if (!listed) throw new Error(`the fixtures have no ${slug}`)
  return {
    ...listed,
    description: '',
    descriptionEn: '<p>Stuffed by hand the same morning. Keeps for 10 days in the fridge.</p>',
    descriptionAr: '<p>محشو يدويًا في صباح اليوم نفسه. يُحفظ 10 أيام في الثلاجة.</p>',
    images: ['dates-pistachio', 'dates-box', 'dates-tahini', 'tray'].map(picture),
    categories: [{ slug: 'stuffed', nameEn: 'Stuffed dates', nameAr: 'تمور محشوة' }],
    seoTitleEn: null,
    seoTitleAr: null,
    seoDescriptionEn: null,
    seoDescriptionAr: null,
  }
}

export const shop: CatalogueConfig = {
  currency: 'KWD',
  showBanner: true,
  labelStore: 'Department',
  labelStoreEn: 'Department',
  labelStoreAr: 'القسم',
  decimalPlaces: 3,
  keptMinutes: 15,
  countryCode: 'KW',
  pickupEnabled: true,
  deliveryEnabled: true,
  deliveryFee: '0.500',
  freeDeliveryFrom: '30.000',
  header: { languageButton: true, social: 'footer' },
  categories: [
    { slug: 'dates', nameEn: 'Dates', nameAr: 'التمور', parent: null },
    { slug: 'stuffed', nameEn: 'Stuffed dates', nameAr: 'تمور محشوة', parent: 'dates' },
    { slug: 'coffee', nameEn: 'Coffee', nameAr: 'القهوة', parent: null },
  ],
  stores: Object.values(shelves),
}

export const nothingAsked: ProductsAsked = {
  q: '',
  store: null,
  category: null,
  sort: null,
  inStock: false,
  page: 1,
  asOf: null,
}

export function cartOf(quantities: Readonly<Record<string, number>>): Cart {
  const lines = Object.entries(quantities).map(([slug, quantity]) => {
    const { nameEn, nameAr, price, priceWithDiscount, inventory } = product(slug)
    const details = { name: { en: nameEn, ar: nameAr }, price: priceWithDiscount ?? price, inventory }
    return { slug, details, quantity, ordered: 0 }
  })
  return { ...emptyCart, at: lines.length === 0 ? 0 : 1, lines }
}

export const shopPage = (screen: ShopScreen, changes: Partial<ShopPageData> = {}): ShopPageData => ({
  kind: 'catalogue',
  shop,
  unit,
  cart: emptyCart,
  screen,
  ...changes,
})

export const productList = (
  found: ProductCard[] = products,
  asked: Partial<ProductsAsked> = {},
): Extract<ShopScreen, { kind: 'products' }> => ({
  kind: 'products',
  found: { count: found.length, page: 1, pageSize: 50, asOf: '2026-11-20T15:04:00.000Z', results: found },
  banners: [
    {
      titleEn: 'Stuffed this morning',
      titleAr: 'محشوة هذا الصباح',
      imageEn: '/art/banner-stuffed.svg',
      imageAr: '/art/banner-stuffed.svg',
      linkType: 'category',
      link: 'stuffed',
    },
  ],
  asked: { ...nothingAsked, ...asked },
})

type Problem = PricedCartOnWeb['lines'][number]['problems'][number]

const kwd = (minor: number) => (minor / 1000).toFixed(3)
const minorOf = (text: string) => Math.round(Number(text) * 1000)

/** What the server says of a cart; `problems` by product. */
export function offerOf(
  cart: Cart,
  changes: Partial<PricedCartOnWeb> = {},
  problems: Readonly<Record<string, Partial<Problem>>> = {},
): CartOffer {
  const lines = cart.lines.map(({ slug, quantity, details }) => {
    const { nameEn, nameAr, image, price, maxPerOrder, inventory } = product(slug)
    const problem = problems[slug]
    return {
      slug,
      nameEn,
      nameAr,
      imageUrl: image?.url ?? null,
      quantity,
      counted: quantity,
      unitPrice: details.price,
      fullUnitPrice: price,
      total: kwd(minorOf(details.price) * quantity),
      discount: '0.000',
      inventory,
      maxPerOrder,
      problems: problem
        ? [{ code: 'gone' as const, message: '', left: null, was: null, fields: [], ...problem }]
        : [],
    }
  })
  const subtotal = lines.reduce((sum, { total }) => sum + minorOf(total), 0)
  const delivery = 500
  return {
    cart: {
      lines,
      totals: {
        currencyCode: 'KWD',
        subtotal: kwd(subtotal),
        itemDiscount: '2.500',
        voucherDiscount: '0.000',
        deliveryFee: kwd(delivery),
        serviceCharge: '0.000',
        tax: '0.000',
        total: kwd(subtotal + delivery),
      },
      voucher: null,
      voucherProblem: null,
      fulfilment: 'delivery',
      asksAddress: true,
      pickupStores: [],
      priceHash: 'hash-of-a-story',
      canCheckOut: Object.keys(problems).length === 0,
      keptMinutes: 15,
      ...changes,
    },
    choices: [knet, card],
    preferredGateway: 'knet',
  }
}

export const troubledOffer = (cart: Cart): CartOffer =>
  offerOf(
    cart,
    {},
    {
      'stuffed-pistachio-20': { code: 'price_changed', was: '7.000' },
      'coffee-saffron-250': { code: 'gone' },
      'tide-tote': { code: 'reduced', left: 2 },
    },
  )

/** A checkout of these products, as the server opens it. */
export function checkoutOf(
  cart: Cart,
  changes: Partial<PricedCartOnWeb> = {},
  form: Partial<CheckoutForm> = {},
): Extract<ShopScreen, { kind: 'checkout' }> {
  return {
    kind: 'checkout',
    offer: offerOf(cart, { pickupStores: [store], ...changes }),
    prereqs: [],
    form: { key: 'key-of-a-story', typed: {}, problem: null, isPriceNew: false, ...form },
  }
}

const store = {
  key: 'pantry',
  nameEn: 'Seafront House',
  nameAr: 'بيت الواجهة',
  addressEn: 'Gulf Street 14, Salmiya',
  addressAr: 'شارع الخليج 14، السالمية',
  phone: '+96522345678',
  location: null,
  pickupEnabled: true,
}

export const question: PrereqField = {
  productSlug: 'gift-card-10',
  code: 'recipient_email',
  label: 'Email of the recipient',
  labelEn: 'Email of the recipient',
  labelAr: 'بريد المستلم',
  type: 'email',
  required: true,
  options: [],
}

export function orderOf(cart: Cart, changes: Partial<ShownOrder> = {}): ShownOrder {
  const { lines, totals } = offerOf(cart).cart
  return {
    id: 'OR-1',
    number: '7K3M-9QTX',
    state: 'confirmed',
    paymentState: 'paid',
    created: '2026-11-20T15:00:00.000Z',
    keptUntil: null,
    transactionId: 'PR-1001',
    fulfilment: 'delivery',
    store: null,
    lines: lines.map(({ slug, nameEn, nameAr, imageUrl, quantity, unitPrice, total }) => ({
      slug,
      nameEn: nameEn ?? '',
      nameAr: nameAr ?? '',
      imageUrl,
      quantity,
      unitPrice: unitPrice ?? '0.000',
      total,
    })),
    totals,
    ...changes,
  }
}
