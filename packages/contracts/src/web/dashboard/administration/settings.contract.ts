import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const wish = {
  defaultLanguage: z.enum(['en', 'ar']),
  timezone: z.string().check(z.maxLength(64)),
  preferredGateway: z.nullable(z.string().check(z.maxLength(64))),
  refundsSurplus: z.boolean(),
  publicCollect: z.boolean(),
  maskCustomer: z.boolean(),
  approvalHours: z.string().check(z.maxLength(16)),
  /** Currency → decimal text. */
  confirmAbove: z.record(z.string(), z.string()),
  redirectOrigins: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
}

export const SettingsWish = z.strictObject(wish)
export type SettingsWish = z.infer<typeof SettingsWish>

export const Settings = z.object({ ...wish, revision: z.int() })
export type Settings = z.infer<typeof Settings>

export const SettingsShown = z.object({
  settings: Settings,
  timezones: z.array(z.string()),
  gateways: z.array(z.object({ value: z.string(), name: LocalisedText })),
  currencies: z.array(z.string()),
  defaultConfirmAbove: z.record(z.string(), z.string()),
})
export type SettingsShown = z.infer<typeof SettingsShown>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/settings'

export const settingsContract = c.router(
  {
    show: { method: 'GET', path, responses: { 200: SettingsShown, ...problems, ...ofStaff } },
    change: {
      method: 'PUT',
      path,
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Settings, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
