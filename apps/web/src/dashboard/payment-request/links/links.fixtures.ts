import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'

export const paymentLink = (changes: Partial<PaymentLink> = {}): PaymentLink => ({
  id: 'LINK-1',
  url: 'https://tamra-tide.example/ar/link/LINK-1',
  amount: { amount: '12.500', currency: 'KWD' },
  isEditable: false,
  description: { en: 'Coffee tasting, one seat', ar: 'تذوّق القهوة، مقعد واحد' },
  asks: ['name', 'phone'],
  state: 'open',
  active: true,
  maxUses: 20,
  paid: 7,
  held: 2,
  inactiveMessageEn: null,
  inactiveMessageAr: null,
  expiresAt: '2026-12-18T17:00:00.000Z',
  createdBy: 'admin.demo',
  createdAt: '2026-11-10T09:00:00.000Z',
  revision: 0,
  ...changes,
})

export const paymentLinks = (): PaymentLink[] => [
  paymentLink(),
  paymentLink({
    id: 'LINK-2',
    description: { en: 'Donation to the palm garden', ar: 'تبرع لحديقة النخيل' },
    amount: { amount: '5.000', currency: 'KWD' },
    isEditable: true,
    maxUses: null,
    paid: 214,
    held: 0,
    expiresAt: null,
  }),
  paymentLink({ id: 'LINK-3', description: { en: '', ar: '' }, state: 'usedUp', paid: 20, held: 0 }),
  paymentLink({
    id: 'LINK-4',
    description: { en: 'Summer camp', ar: 'المخيم الصيفي' },
    state: 'inactive',
    active: false,
    paid: 3,
    held: 0,
    inactiveMessageEn: 'See you next summer.',
    inactiveMessageAr: 'نراكم الصيف القادم.',
  }),
]
