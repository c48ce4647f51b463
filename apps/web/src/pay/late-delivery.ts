import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../base/load-chunk.ts'
import type { PayActor, PayForm } from './usePayActor.ts'

type Part = ComponentType<{ actor: PayActor; form: PayForm }>

/** The delivery step and what it leaves on the pay page. */
export type DeliveryParts = { readonly Step: Part; readonly Summary: Part }

const loadDelivery = () => loadChunk(() => import('./delivery/delivery-parts.ts'))

/** For a page that opened without the step and meets it later. */
export const lateDelivery: DeliveryParts = {
  Step: lazy(async () => ({ default: (await loadDelivery()).deliveryParts.Step })),
  Summary: lazy(async () => ({ default: (await loadDelivery()).deliveryParts.Summary })),
}
