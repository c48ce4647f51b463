import type {
  CategoryPage,
  ManagedBanner,
  ManagedProduct,
  ProductPage,
  ShopSettings,
} from '@wasl/contracts/web/dashboard/products.contract'

const dates: ManagedProduct = {
  id: 'PR-DATES',
  nameEn: 'Ikhlas date box, 12 pieces',
  nameAr: 'علبة تمر إخلاص، 12 حبة',
  descriptionEn: '<p>Soft Ikhlas dates in a printed box.</p>',
  descriptionAr: '<p>تمر إخلاص طري في علبة مطبوعة.</p>',
  sku: 'DT-IKH-12',
  slug: 'ikhlas-box-12',
  state: 'active',
  price: '4.500',
  priceWithDiscount: null,
  discountFrom: null,
  discountUntil: null,
  isDiscounted: false,
  soldOutUntil: null,
  minPerOrder: 1,
  maxPerOrder: null,
  shipped: true,
  store: 'pantry',
  categories: ['dates'],
  pictures: [{ url: '/art/dates-box.svg', altEn: 'A box', altAr: 'علبة', width: null, height: null }],
  prereqs: [],
  shelf: 48,
  kept: 0,
  sold: 12,
  stockState: 'many',
  created: '2026-11-02T09:00:00.000Z',
  revision: 3,
}

const choice = (value: string, nameEn: string, nameAr: string) => ({ value, nameEn, nameAr })

export const productPage: ProductPage = {
  results: [
    dates,
    {
      ...dates,
      id: 'PR-PISTACHIO',
      nameEn: 'Pistachio-stuffed dates, 20 pieces',
      nameAr: 'تمر محشو بالفستق، 20 حبة',
      sku: 'DT-PST-20',
      price: '8.750',
      priceWithDiscount: '7.500',
      isDiscounted: true,
      pictures: [
        {
          url: '/art/dates-pistachio.svg',
          altEn: 'A plate of stuffed dates',
          altAr: 'طبق تمر محشو',
          width: null,
          height: null,
        },
        { url: '/art/dates-box.svg', altEn: 'The box', altAr: '', width: null, height: null },
      ],
      shelf: 6,
      kept: 2,
      stockState: 'few',
    },
    {
      ...dates,
      id: 'PR-TAHINI',
      nameEn: 'Tahini dates, 20 pieces',
      nameAr: 'تمر بالهردة، 20 حبة',
      sku: 'DT-HRD-20',
      price: '7.250',
      shelf: 9,
      soldOutUntil: '2026-11-26T09:00:00.000Z',
      stockState: 'sold_out',
    },
    {
      ...dates,
      id: 'PR-CARD',
      nameEn: 'Gift card, KWD 10',
      nameAr: 'بطاقة هدية بقيمة 10 د.ك',
      sku: 'GF-CARD-10',
      price: '10.000',
      shelf: null,
      shipped: false,
      store: null,
      pictures: [],
    },
    {
      ...dates,
      id: 'PR-CANDLE',
      nameEn: 'Oud candle',
      nameAr: 'شمعة عود',
      sku: 'HM-CAN-OD',
      state: 'hidden',
    },
  ],
  count: 5,
  asOf: '2026-11-20T15:04:00.000Z',
  currencyCode: 'KWD',
  categories: [choice('dates', 'Dates', 'تمور'), choice('gifts', 'Gifts', 'هدايا')],
  stores: [choice('pantry', 'Pantry', 'المؤونة'), choice('home', 'Home', 'البيت')],
  counts: { all: 5, few: 1, soldOut: 1, hidden: 1 },
}

const category = { slug: 'dates', parent: null, active: true, products: 5, revision: 0 }

export const categoryPage: CategoryPage = {
  results: [
    { ...category, id: 'CA-DATES', nameEn: 'Dates', nameAr: 'تمور' },
    {
      ...category,
      id: 'CA-STUFFED',
      nameEn: 'Stuffed',
      nameAr: 'محشوة',
      slug: 'stuffed',
      parent: 'CA-DATES',
    },
    { ...category, id: 'CA-GIFTS', nameEn: 'Gifts', nameAr: 'هدايا', slug: 'gifts', active: false },
  ],
}

export const storePage = {
  results: [
    {
      id: 'ST-PANTRY',
      nameEn: 'Pantry',
      nameAr: 'المؤونة',
      key: 'pantry',
      addressEn: 'Gulf Street 14, Salmiya',
      addressAr: 'شارع الخليج 14، السالمية',
      phone: '+96522345678',
      pickupEnabled: true,
      active: true,
      products: 6,
      revision: 0,
    },
  ],
}

const banner: ManagedBanner = {
  id: 'BA-STUFFED',
  nameEn: 'Stuffed this morning',
  nameAr: 'محشوة هذا الصباح',
  imageEn: '/art/dates-pistachio.svg',
  imageAr: '/art/dates-pistachio.svg',
  linkType: 'category',
  link: 'stuffed',
  shownFrom: null,
  shownUntil: null,
  active: true,
  when: 'now',
  revision: 0,
}

export const bannerPage = {
  results: [
    banner,
    {
      ...banner,
      id: 'BA-TRAY',
      nameEn: 'A tray for every gathering',
      nameAr: 'صينية لكل لمّة',
      imageEn: '/art/tray.svg',
      imageAr: '/art/tray.svg',
      linkType: 'product' as const,
      link: 'gift-tray-eid',
      shownFrom: '2026-12-20T21:00:00.000Z',
      when: 'later' as const,
    },
    {
      ...banner,
      id: 'BA-DELIVERY',
      nameEn: 'Free delivery from KWD 20',
      nameAr: 'توصيل مجاني من 20 د.ك',
      imageEn: '',
      imageAr: '',
      linkType: 'none' as const,
      link: '',
      active: false,
      when: 'off' as const,
    },
  ],
}

export const shopSettings: ShopSettings = {
  showBanner: true,
  labelStoreEn: 'Department',
  labelStoreAr: 'القسم',
  keptMinutes: 15,
  pickupEnabled: true,
  deliveryEnabled: true,
  deliveryFee: '1.500',
  freeDeliveryFrom: '20.000',
  taxPercent: '0',
  currencyCode: 'KWD',
  revision: 2,
}
