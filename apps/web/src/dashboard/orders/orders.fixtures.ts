import type { ManagedOrder, OrderPage } from '@wasl/contracts/web/dashboard/orders.contract'

const summary = {
  id: 'OR-NOURA',
  number: '7K3M9QTX',
  state: 'confirmed',
  paymentState: 'paid' as const,
  refundState: 'none' as const,
  fulfilment: 'delivery' as const,
  branch: 'pantry',
  customerName: 'Noura Al-Mutawa',
  customerPhone: '+96550012345',
  currencyCode: 'KWD',
  total: '30.250',
  created: '2026-11-20T14:39:00.000Z',
  moves: ['packed', 'ready_for_pickup'],
}

const nothing = {
  fromState: null,
  toState: null,
  by: null,
  actor: null,
  reason: null,
  gatewayCode: null,
  amount: null,
  quantity: null,
}

const line = {
  position: 1,
  nameEn: 'Pistachio-stuffed dates',
  nameAr: 'تمر محشو بالفستق',
  imageUrl: '/art/dates-pistachio.svg',
  quantity: 2,
  unitPrice: '7.500',
  discount: '0.000',
  total: '15.000',
  refundedQuantity: 0,
  refundedAmount: '0.000',
  answers: {},
}

export const managedOrder: ManagedOrder = {
  ...summary,
  language: 'ar',
  customerEmail: 'noura@example.com',
  address: { area: 'Salmiya', block: '10', street: '12', house: '7' },
  note: 'كل عام وأنتِ بخير',
  voucherCode: 'TAMRA2',
  lines: [
    line,
    { ...line, position: 2, nameEn: 'Finjan cup set', nameAr: 'طقم فناجين', quantity: 1, total: '16.750' },
  ],
  totals: {
    subtotal: '31.750',
    voucherDiscount: '2.000',
    deliveryFee: '0.500',
    serviceCharge: '0.000',
    gatewayFee: '0.000',
    tax: '0.000',
    total: '30.250',
  },
  payments: [{ transactionId: 'CA-1054', purpose: 'full', state: 'paid' }],
  keptUntil: null,
  mayCancel: true,
  refundable: '30.250',
  happenings: [
    {
      ...nothing,
      of: 'order',
      type: 'secured',
      fromState: 'pending_payment',
      toState: 'confirmed',
      by: 'gateway',
      at: '2026-11-20T14:42:00.000Z',
    },
    { ...nothing, of: 'stock', type: 'committed', quantity: 3, at: '2026-11-20T14:42:00.000Z' },
    {
      ...nothing,
      of: 'payment',
      type: 'success',
      gatewayCode: 'knet',
      amount: '30.250',
      at: '2026-11-20T14:41:00.000Z',
    },
    {
      ...nothing,
      of: 'order',
      type: 'placed',
      toState: 'pending_payment',
      by: 'customer',
      at: summary.created,
    },
  ],
}

const bought = [{ nameEn: line.nameEn, nameAr: line.nameAr, quantity: 2 }]

export const orderPage: OrderPage = {
  results: [
    { ...summary, lines: bought, moreLines: 1 },
    {
      ...summary,
      id: 'OR-FAISAL',
      number: '6XJ24TRB',
      customerName: 'فيصل العجمي',
      state: 'ready_for_pickup',
      fulfilment: 'pickup',
      lines: bought,
      moreLines: 0,
      moves: ['completed'],
    },
  ],
  count: 2,
  asOf: '2026-11-20T15:04:00.000Z',
  counts: { open: 2, done: 12, unpaid: 1 },
}
