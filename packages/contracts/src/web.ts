import { initContract } from '@ts-rest/core'
import { catalogueCheckoutContract, catalogueContract } from './web/catalogue.contract.ts'
import { eventBookingContract, eventsContract } from './web/events.contract.ts'
import { payContract } from './web/pay.contract.ts'
import { codeContract } from './web/pay/code.contract.ts'
import { detailsContract } from './web/pay/details.contract.ts'
import { mapContract } from './web/pay/delivery.contract.ts'
import { i18nContract } from './web/i18n.contract.ts'

/** The web contract below `/bff`. The only file that lists every slice. */
export const webContract = initContract().router(
  {
    pay: payContract,
    map: mapContract,
    details: detailsContract,
    code: codeContract,
    i18n: i18nContract,
    catalogue: catalogueContract,
    catalogueCheckout: catalogueCheckoutContract,
    events: eventsContract,
    eventBooking: eventBookingContract,
  },
  { pathPrefix: '/bff' },
)
