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
  /** True if link previews show the amount. */
  amount_in_previews: z.boolean(),
  /** As typed, in hours: how long a request for a permission or operation waits, and how long an approval is valid. */
  approval_hours: z.string().max(16),
  /** Currency → decimal text: a larger refund asks for the password again. A missing currency uses the product's limit. */
  confirm_above: z.record(CurrencyCode, z.string().max(32)),
  /** Other sites to which a payer may be sent. */
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
          /** The limit of a currency if the merchant sets none. */
          default_confirm_above: z.record(CurrencyCode, z.string()),
        }),
      },
      summary: 'How the merchant’s payments are handled, with what may be chosen',
    },
    change: {
      method: 'PUT',
      path,
      query: Query,
      /** Changes limits of refunds, so it asks for the password again. */
      metadata: staff({ permissions: ['settings.manage'], recent: true }),
      body: SettingsWish.extend({ revision: z.int() }),
      responses: { 200: Settings, 409: Detail },
      summary: 'The settings anew; another time zone counts the days of sales anew',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
