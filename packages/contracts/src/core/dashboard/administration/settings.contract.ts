import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { CurrencyCode, Detail, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const path = '/administration/settings'

export const SettingsWish = z.strictObject({
  default_language: z.enum(['en', 'ar']),
  timezone: z.string().max(64),
  preferred_gateway: z.string().max(64).nullable(),
  refunds_surplus: z.boolean(),
  public_collect: z.boolean(),
  mask_customer: z.boolean(),
  /** Whether the preview of a shared link says how much is asked for. */
  amount_in_previews: z.boolean(),
  /** As typed, in hours: how long a request for a permission or an operation waits, and a yes to one holds. */
  approval_hours: z.string().max(16),
  /** Currency → decimal text: a refund above it asks for the password again. A missing one takes the product's. */
  confirm_above: z.record(CurrencyCode, z.string().max(32)),
  /** Where a payer may be led on to, beside this site. */
  redirect_origins: z.array(z.string().trim().max(200)).max(20),
})
export type SettingsWish = z.infer<typeof SettingsWish>

export const Settings = SettingsWish.extend({ revision: z.int() })

const Choice = z.object({ value: z.string(), name_en: z.string(), name_ar: z.string() })

export const settingsContract = c.router(
  {
    show: {
      method: 'GET',
      path,
      query: Query,
      metadata: staff({ permissions: ['settings.manage'] }),
      responses: {
        200: z.object({
          settings: Settings,
          timezones: z.array(z.string()),
          gateways: z.array(Choice),
          currencies: z.array(CurrencyCode),
          /** What a currency takes where the merchant says nothing. */
          default_confirm_above: z.record(CurrencyCode, z.string()),
        }),
      },
      summary: 'How the merchant’s payments are handled, with what may be chosen',
    },
    change: {
      method: 'PUT',
      path,
      query: Query,
      /** Limits of refunds are among them: whoever changes them gives the password again. */
      metadata: staff({ permissions: ['settings.manage'], recent: true }),
      body: SettingsWish.extend({ revision: z.int() }),
      responses: { 200: Settings, 409: Detail },
      summary: 'The settings anew; another time zone counts the days of sales anew',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
