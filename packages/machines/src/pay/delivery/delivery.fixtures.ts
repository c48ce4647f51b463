import { noDelivery } from '@wasl/domain/delivery'
import type { Delivery, DeliveryFields } from './delivery-outcomes.ts'

const both = (en: string, ar: string) => ({ en, ar })

export const salmiya = { lat: 29.3341, lng: 48.0762 }

export const fieldsFixture = (changes: Partial<DeliveryFields> = {}): DeliveryFields => ({
  ...noDelivery,
  area: 'Salmiya',
  block: '10',
  street: '12',
  houseNo: '7',
  ...changes,
})

export const deliveryFixture = (changes: Partial<Delivery> = {}): Delivery => ({
  capture: { address: true, location: true },
  welcome: both('Tell us where.', 'أخبرنا أين.'),
  confirm: both('Is this address right?', 'هل هذا العنوان صحيح؟'),
  country: 'KW',
  areas: [
    { en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 },
    { en: 'Jabriya', ar: 'الجابرية', lat: 29.317, lng: 48.03 },
  ],
  saved: null,
  isComplete: false,
  ...changes,
})
