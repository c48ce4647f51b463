import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { ApiKeys } from '../../kernel/api-keys/api-keys.service.ts'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import type { StaffMailing } from '../../kernel/messages/write-staff-mail.service.ts'
import type { Webhooks } from '../../kernel/webhooks/endpoints.service.ts'
import type { Files } from '../../platform/files/files.ts'
import { windowLimit } from '../../platform/limits/window-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { keyAdministrationHandlers } from './api-keys/api-keys.handlers.ts'
import { gatewayAdministrationHandlers } from './gateways/gateways.handlers.ts'
import { brandHandlers } from './brand/brand.handlers.ts'
import { customersHandlers } from './customers/customers.handlers.ts'
import { messageTemplatesHandlers } from './messages/message-templates.handlers.ts'
import {
  type PageTextsDeps,
  changePageTexts,
  mostOwnTexts,
  showPageTexts,
  type WrongText,
} from './page-texts/page-texts.service.ts'
import { settingsHandlers } from './settings/settings.handlers.ts'
import { unitsHandlers } from './units/units.handlers.ts'
import { collectorsHandlers } from './collectors/collectors.handlers.ts'
import { pauseHandlers } from './pause/pause.handlers.ts'
import { auditHandlers } from './audit/audit-log.handlers.ts'
import { rolesHandlers } from './roles/roles.handlers.ts'
import { usersHandlers } from './users/users.handlers.ts'
import { webhookAdministrationHandlers } from './webhooks/webhooks.handlers.ts'
import type { pageTextsContract } from '@wasl/contracts/core/dashboard/administration/page-texts.contract'
import { byName } from '@wasl/domain/by-name'
import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { byOf } from '../../kernel/administered/by.ts'
import { pageTextsStrings } from './page-texts/page-texts.strings.ts'
import { pageTextsStringsAr } from './page-texts/page-texts.strings.ar.ts'

const words = wordsOf({ en: pageTextsStrings, ar: pageTextsStringsAr })

const pageTextsHandlers = (deps: PageTextsDeps): Handlers<typeof pageTextsContract, CoreEnv> => ({
  show: async (_request, c) => ({ status: 200, body: await showPageTexts(deps, c.var.merchantId) }),

  change: async ({ body: wish }, c) => {
    const { language } = c.var
    const changed = await changePageTexts(deps, byOf(c), wish)
    if (changed.ok) return { status: 200, body: changed.value }
    if (changed.error === 'changed')
      return { status: 409, body: { detail: words('pageTexts.changed', language), code: 'changed' } }
    const { error } = changed
    const body =
      error === 'tooMany'
        ? { own: [words('pageTexts.tooMany', language, { most: mostOwnTexts })] }
        : Object.fromEntries(error.wrong.map((text) => [`own.${text.key}`, [problemOf(text, language)]]))
    return { status: 400, body: byName(body) }
  },
})

function problemOf({ problem }: WrongText, language: Locale): string {
  if (problem.kind !== 'placeholders') return words('pageTexts.syntax', language)
  const { names } = problem
  return names.length === 0
    ? words('pageTexts.plain', language)
    : words('pageTexts.places', language, { names: names.map((name) => `\u2066${name}\u2069`).join(' ') })
}

export type AdministrationDeps = {
  db: Db
  clock: Clock
  gateways: Gateways
  apiKeys: ApiKeys
  webhooks: Webhooks
  mailing: StaffMailing
  files: Files
  /** The rule of the pages; a core apart has none, and the web side asks it (decision 145). */
  problemOfText: PageTextsDeps['problemOfText']
}

/** An area each. */
export const administrationHandlers = (
  deps: AdministrationDeps,
): Handlers<typeof coreContract, CoreEnv>['administration'] => ({
  gateways: gatewayAdministrationHandlers(deps),
  pause: pauseHandlers(deps),
  collectors: collectorsHandlers(deps),
  apiKeys: keyAdministrationHandlers(deps),
  webhooks: webhookAdministrationHandlers(deps),
  users: usersHandlers(deps),
  roles: rolesHandlers(deps),
  audit: auditHandlers({ ...deps, files: windowLimit({ clock: deps.clock, points: 5, ms: 3_600_000 }) }),
  brand: brandHandlers(deps),
  units: unitsHandlers(deps),
  messageTemplates: messageTemplatesHandlers({
    ...deps,
    tests: windowLimit({ clock: deps.clock, points: 20, ms: 3_600_000 }),
  }),
  pageTexts: pageTextsHandlers(deps),
  settings: settingsHandlers(deps),
  customers: customersHandlers(deps),
})
