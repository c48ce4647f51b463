import type { Problem } from '@wasl/contracts/values/web'
import type { Delivery, DeliveryCommand } from '@wasl/contracts/web/pay/delivery.contract'
import { areaMeant } from '@wasl/domain/area-search'
import { noDelivery, type DeliveryFields } from '@wasl/domain/delivery'
import { z } from 'zod'
import type { CoreApi } from '../../core/core-client.ts'
import { CoreFailure } from '../../core/core-failure.ts'
import { loadMerchant, nextRulesOf } from '../../core/load-merchant.ts'
import { loadPayPage } from '../load-pay-page.ts'
import { ownProblem, type Speaking } from '../../answer/problem.ts'
import type { FormNotice } from '@wasl/web/base/page-data.ts'
import { saveDelivery } from './save-delivery.ts'

/** The delivery form as a browser without our script sends it, beside the token of the page. */
export const DeliveryForm = z.object({
  address: z.string().max(64).default(''),
  customAddress: z.string().max(256).default(''),
  type: z.string().max(32).default(''),
  area: z.string().max(64).default(''),
  block: z.string().max(32).default(''),
  street: z.string().max(64).default(''),
  avenue: z.string().max(64).default(''),
  houseNo: z.string().max(32).default(''),
  floor: z.string().max(32).default(''),
  officeNo: z.string().max(32).default(''),
  paciNo: z.string().max(64).default(''),
  specialInstructions: z.string().max(4096).default(''),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  /** The answer to the question which is right, where the page asked it. */
  pin: z.enum(['keep', 'area']).optional(),
})
export type DeliveryForm = z.infer<typeof DeliveryForm>

type Pressed = { id: string; form: DeliveryForm; ownOrigin: string; to: Speaking }

/** Null: saved. Without a map the middle of the area is the pin, and the address leads from there. */
export async function pressDelivery(
  core: CoreApi,
  { id, form, ownOrigin, to }: Pressed,
): Promise<FormNotice | null> {
  try {
    return await sent(core, { id, form, ownOrigin, to })
  } catch (error) {
    if (!(error instanceof CoreFailure)) throw error
    return noticeOf(form, ownProblem('unavailable', to))
  }
}

async function sent(core: CoreApi, { id, form, ownOrigin, to }: Pressed): Promise<FormNotice | null> {
  const rules = loadMerchant(core).then((merchant) => nextRulesOf(merchant, ownOrigin))
  const load = await loadPayPage(core, id, rules)
  const delivery = load.kind === 'payable' ? load.page.delivery : null
  if (delivery === null) return null
  const answer = await saveDelivery(core, { id, command: commandOf(form, delivery), rules, to })
  return answer.kind === 'saved' ? null : noticeOf(form, answer.refusal.body)
}

const noticeOf = (form: DeliveryForm, { code, message, fieldErrors = {} }: Problem): FormNotice => ({
  code,
  message,
  fieldErrors,
  amount: null,
  gatewayCode: null,
  delivery: typedDelivery(form),
})

function commandOf(form: DeliveryForm, { areas, capture }: Delivery): DeliveryCommand {
  const area = areaMeant(areas, form.area)
  const kept = form.lat !== undefined && form.lng !== undefined ? { lat: form.lat, lng: form.lng } : null
  const middle = area && { lat: area.lat, lng: area.lng }
  return {
    fields: { ...typedDelivery(form), area: area?.en ?? form.area },
    location: capture.location ? (form.pin === 'area' ? middle : (kept ?? middle)) : null,
    isPinConfirmed: form.pin === 'keep',
  }
}

export function typedDelivery(form: DeliveryForm): DeliveryFields {
  const { lat: _lat, lng: _lng, pin: _pin, ...typed } = form
  return { ...noDelivery, ...typed }
}
