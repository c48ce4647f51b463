import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { deliveryFixture, fieldsFixture, salmiya } from '@wasl/machines/pay/delivery/delivery.fixtures'
import { bill, payable } from '../pay.fixtures.ts'

const both = (en: string, ar: string) => ({ en, ar })

export { fieldsFixture as homeFields, salmiya }

export const delivery = (changes: Partial<Delivery> = {}): Delivery =>
  deliveryFixture({
    welcome: both('We deliver it to your door. Tell us where.', 'نوصلها إلى باب بيتك. أخبرنا أين.'),
    areas: [
      { en: 'Sharq', ar: 'شرق', lat: 29.381, lng: 47.99 },
      { en: 'Hawalli', ar: 'حولي', lat: 29.333, lng: 48.028 },
      { en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 },
      { en: 'Jabriya', ar: 'الجابرية', lat: 29.317, lng: 48.03 },
      { en: 'Rumaithiya', ar: 'الرميثية', lat: 29.313, lng: 48.075 },
      { en: 'Salwa', ar: 'سلوى', lat: 29.296, lng: 48.079 },
    ],
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
  asking({ saved: { fields: fieldsFixture(), location: salmiya }, isComplete: true, ...changes })
