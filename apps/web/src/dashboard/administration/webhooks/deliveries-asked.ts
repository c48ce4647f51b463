import { deliveryStates } from '@wasl/contracts/values/states'

export type DeliveriesAsked = {
  endpoint?: string
  state?: (typeof deliveryStates)[number]
  type?: string
  q?: string
}

/** `?state=failed&q=PR-1005`; what is not known there is left out. */
export function readDeliveriesAsked(search: string): DeliveriesAsked {
  const given = new URLSearchParams(search)
  const endpoint = given.get('endpoint')
  const state = deliveryStates.find((one) => one === given.get('state'))
  const type = given.get('type')
  const q = given.get('q')?.trim().slice(0, 80)
  return {
    ...(endpoint && /^[\w-]{1,64}$/.test(endpoint) && { endpoint }),
    ...(state && { state }),
    ...(type && type.length <= 64 && { type }),
    ...(q && { q }),
  }
}

export const asksAnything = (asked: DeliveriesAsked): boolean => Object.keys(asked).length > 0
