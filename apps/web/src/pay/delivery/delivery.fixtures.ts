import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { noDelivery, type DeliveryFields } from '@wasl/domain/delivery'
import { bill, payable } from '../pay.fixtures.ts'

const both = (en: string, ar: string) => ({ en, ar })

export const salmiya = { lat: 29.3341, lng: 48.0762 }

export const homeFields = (changes: Partial<DeliveryFields> = {}): DeliveryFields => ({
  ...noDelivery,
  area: 'Salmiya',
  block: '10',
  street: '12',
  houseNo: '7',
  ...changes,
})

export const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  capture: { address: true, location: true },
  welcome: both('We deliver it to your door. Tell us where.', 'نوصلها إلى باب بيتك. أخبرنا أين.'),
  confirm: both('Is this address right?', 'هل هذا العنوان صحيح؟'),
  country: 'KW',
  areas: [
    { en: 'Sharq', ar: 'شرق', lat: 29.381, lng: 47.99 },
    { en: 'Hawalli', ar: 'حولي', lat: 29.333, lng: 48.028 },
    { en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 },
    { en: 'Jabriya', ar: 'الجابرية', lat: 29.317, lng: 48.03 },
    { en: 'Rumaithiya', ar: 'الرميثية', lat: 29.313, lng: 48.075 },
    { en: 'Salwa', ar: 'سلوى', lat: 29.296, lng: 48.079 },
  ],
  saved: null,
  isComplete: false,
  ...changes,
})

/** A page that asks where to deliver, as PR-1003 does on a first visit. */
export const asking = (changes: Partial<Delivery> = {}): Extract<PayPageLoad, { kind: 'payable' }> =>
  payable({
    delivery: delivery(changes),
    bill: { ...bill, description: both('Home delivery: dates and coffee', 'توصيل منزلي: تمر وقهوة') },
  })

/** The same with an address from before, as PR-1004 has it. */
export const askingAgain = (changes: Partial<Delivery> = {}): Extract<PayPageLoad, { kind: 'payable' }> =>
  asking({ saved: { fields: homeFields(), location: salmiya }, isComplete: true, ...changes })
