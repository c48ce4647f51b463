import type { ManagedOrder, OrderPage, OrderStatistics } from '@wasl/contracts/web/dashboard/orders.contract'

const summary = {
  id: 'OR-NOURA',
  number: '7K3M9QTX',
  state: 'confirmed',
  paymentState: 'paid' as const,
  refundState: 'none' as const,
  fulfilment: 'delivery' as const,
  branch: 'pantry',
  branchNameEn: 'Salmiya pantry',
  branchNameAr: 'مخزن السالمية',
  customerName: 'Noura Al-Mutawa',
  customerPhone: '+96550012345',
  currencyCode: 'KWD',
  total: '30.250',
  created: '2026-11-20T14:39:00.000Z',
  moves: ['packed'],
}

const nothing = {
  fromState: null,
  toState: null,
  by: null,
  actor: null,
  reason: null,
  gatewayCode: null,
  gatewayNameEn: null,
  gatewayNameAr: null,
  recipient: null,
  outcome: null,
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
  address: {
    area: 'Salmiya',
    block: '10',
    street: '12',
    house_no: '7',
    type: 'House',
    address: 'Home',
    paci_no: '14027715',
    special_instructions: 'Ring the side door, please',
  },
  areaEn: 'Salmiya',
  areaAr: 'السالمية',
  location: { lat: 29.3341, lng: 48.0762 },
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
  stepBackUntil: null,
  way: [
    { state: 'confirmed', at: '2026-11-20T14:42:00.000Z' },
    { state: 'packed', at: null },
    { state: 'shipped', at: null },
    { state: 'completed', at: null },
  ],
  refundable: '30.250',
  happenings: [
    {
      ...nothing,
      of: 'message',
      type: 'order_placed',
      recipient: 'noura@example.com',
      outcome: 'sent',
      at: '2026-11-20T14:43:00.000Z',
    },
    { ...nothing, of: 'voucher', type: 'redeemed', amount: '2.000', at: '2026-11-20T14:42:00.000Z' },
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
      gatewayNameEn: 'KNET',
      gatewayNameAr: 'كي نت',
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

export const orderStatistics: OrderStatistics = {
  orders: 14,
  open: 2,
  canceled: 1,
  money: [{ currencyCode: 'KWD', sales: '402.500', refunded: '12.750', average: '28.750' }],
}
