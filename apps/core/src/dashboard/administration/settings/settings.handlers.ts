import type {
  Settings,
  settingsContract,
} from '@wasl/contracts/core/dashboard/administration/settings.contract'
import type { Handlers } from '@wasl/contracts/server'
import { isLocale } from '@wasl/domain/locale'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { decimalsStringsAr } from '../../../kernel/amounts/decimals.strings.ar.ts'
import { decimalsStrings } from '../../../kernel/amounts/decimals.strings.ts'
import { confirmLimit } from '../../../kernel/ledger/evidence/confirm-limit.domain.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { timezones } from './read-settings.ts'
import { changeSettings, showSettings, type SettingsDeps, type SettingsShown } from './settings.service.ts'
import { settingsStrings } from './settings.strings.ts'
import { settingsStringsAr } from './settings.strings.ar.ts'

const words = wordsOf({
  en: { ...settingsStrings, ...decimalsStrings },
  ar: { ...settingsStringsAr, ...decimalsStringsAr },
})

export const settingsHandlers = (deps: SettingsDeps): Handlers<typeof settingsContract, CoreEnv> => ({
  show: async (_request, c) => {
    const { merchant, gateways, currencies } = await showSettings(deps.db, c.var.merchantId)
    return {
      status: 200,
      body: {
        settings: settingsOnWire(merchant),
        timezones: [...new Set([...timezones, merchant.timezone])],
        gateways: gateways.map(({ code, nameEn, nameAr }) => ({
          value: code,
          name_en: nameEn,
          name_ar: nameAr,
        })),
        currencies,
        default_confirm_above: Object.fromEntries(
          currencies.map((currency) => [currency, decimalText(confirmLimit({}, currency))]),
        ),
      },
    }
  },

  change: async ({ body: { revision, ...wish } }, c) => {
    const { language } = c.var
    const changed = await changeSettings(deps, byOf(c), { revision, wish })
    if (changed.ok) return { status: 200, body: settingsOnWire(changed.value) }
    if (changed.error.kind === 'changed')
      return { status: 409, body: { detail: words('settingsSetup.changed', language), code: 'changed' } }
    const body: Record<string, string[]> = byName()
    for (const { field, says, values } of changed.error.problems)
      body[field] = [...(body[field] ?? []), words(says, language, values)]
    return { status: 400, body }
  },
})

const settingsOnWire = (merchant: SettingsShown['merchant']): z.input<typeof Settings> => ({
  default_language: isLocale(merchant.defaultLanguage) ? merchant.defaultLanguage : 'en',
  timezone: merchant.timezone,
  preferred_gateway: merchant.preferredGateway,
  refunds_surplus: merchant.refundsSurplus,
  public_collect: merchant.publicCollect,
  mask_customer: merchant.maskCustomer,
  amount_in_previews: merchant.amountInPreviews,
  approval_hours: String(merchant.approvalHours),
  confirm_above: merchant.confirmAbove,
  redirect_origins: merchant.redirectOrigins,
  revision: merchant.revision,
})
