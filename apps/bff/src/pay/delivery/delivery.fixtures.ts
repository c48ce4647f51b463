import type { PayDetails } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'
import { payDetails } from '../pay.fixtures.ts'

type Details = z.infer<typeof PayDetails>

export const deliveryConfig: NonNullable<Details['delivery_config']> = {
  multicheckout_enabled: true,
  capture_delivery_address: true,
  capture_delivery_location: true,
  first_popup: { en: 'Tell us where.', ar: 'أخبرنا أين.' },
  second_popup: { en: 'Is this address right?', ar: 'هل هذا العنوان صحيح؟' },
  country: 'KW',
  kuwait_areas: {
    en_list: ['Salmiya', 'Jabriya', 'Nowhere'],
    ar_list: ['السالمية', 'الجابرية', 'لا مكان'],
    positions: [
      { lat: 29.334, lng: 48.076 },
      { lat: 29.317, lng: 48.03 },
    ],
  },
}

/** A request of the core that asks where to deliver, as PR-1003 does. */
export const deliveryDetails: Details = {
  ...payDetails,
  delivery_config: deliveryConfig,
  extra: {
    address: 'Beach house',
    area: 'Salmiya',
    block: '10',
    street: '12',
    house_no: '7',
    delivery_location: { lat: 29.3341, lng: 48.0762 },
  },
  delivery_complete: true,
}
