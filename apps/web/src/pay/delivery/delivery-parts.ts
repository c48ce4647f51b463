import type { DeliveryParts } from '../late-delivery.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { DeliverySummary } from './DeliverySummary.tsx'

/** Everything of the step that the pay page shows, in one chunk of its own. */
export const deliveryParts: DeliveryParts = { Step: DeliveryStep, Summary: DeliverySummary }
