import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { LocalisedText, Problem, problems } from '../../values/web.ts'

const c = initContract()

const Pin = z.object({ lat: z.number(), lng: z.number() })

/** S1 §3 "Customer delivery info" as typed. Empty text means not given. */
export const DeliveryFields = z.object({
  address: z.string(),
  customAddress: z.string(),
  type: z.string(),
  area: z.string(),
  block: z.string(),
  street: z.string(),
  avenue: z.string(),
  houseNo: z.string(),
  floor: z.string(),
  officeNo: z.string(),
  paciNo: z.string(),
  specialInstructions: z.string(),
})

/** S1 §3 "Multi-step config" with saved values. Null on a page without delivery. */
export const Delivery = z.object({
  capture: z.object({ address: z.boolean(), location: z.boolean() }),
  welcome: z.nullable(LocalisedText),
  confirm: z.nullable(LocalisedText),
  country: z.string(),
  /** Empty if the country's areas are unknown; the payer then types the area. */
  areas: z.array(z.object({ en: z.string(), ar: z.string(), lat: z.number(), lng: z.number() })),
  saved: z.nullable(z.object({ fields: DeliveryFields, location: z.nullable(Pin) })),
  /** True if all that the request asks for is saved. */
  isComplete: z.boolean(),
})
export type Delivery = z.infer<typeof Delivery>

const text = (most: number) => z.string().check(z.maxLength(most))

/** Field names in `Problem.fieldErrors`: those of `fields`, and `location`. */
export const DeliveryCommand = z.strictObject({
  fields: z.strictObject({
    address: text(64),
    customAddress: text(256),
    type: text(32),
    area: text(64),
    block: text(32),
    street: text(64),
    avenue: text(64),
    houseNo: text(32),
    floor: text(32),
    officeNo: text(32),
    paciNo: text(64),
    specialInstructions: text(4096),
  }),
  location: z.nullable(
    z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  /** The payer was told that pin and area differ, and confirms the pin. */
  isPinConfirmed: z.boolean(),
})
export type DeliveryCommand = z.infer<typeof DeliveryCommand>

export const Place = z.object({ id: z.string(), name: z.string(), lat: z.number(), lng: z.number() })
export type Place = z.infer<typeof Place>

export const mapContract = c.router(
  {
    map: {
      method: 'GET',
      path: '/map',
      /** `tileUrl` is on this site, so that no third party learns what the payer looks at. */
      responses: { 200: z.object({ tileUrl: z.nullable(z.string()), hasSearch: z.boolean() }) },
    },
    places: {
      method: 'GET',
      path: '/places',
      query: z.strictObject({ q: z.string().check(z.minLength(2), z.maxLength(100)) }),
      responses: { 200: z.object({ places: z.array(Place) }), 404: Problem },
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: problems,
  },
)
