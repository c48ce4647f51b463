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
import { pageTextsHandlers } from './page-texts/page-texts.handlers.ts'
import type { PageTextsDeps } from './page-texts/page-texts.service.ts'
import { settingsHandlers } from './settings/settings.handlers.ts'
import { unitsHandlers } from './units/units.handlers.ts'
import { collectorsHandlers } from './collectors/collectors.handlers.ts'
import { pauseHandlers } from './pause/pause.handlers.ts'
import { auditHandlers } from './audit/audit-log.handlers.ts'
import { rolesHandlers } from './roles/roles.handlers.ts'
import { usersHandlers } from './users/users.handlers.ts'
import { webhookAdministrationHandlers } from './webhooks/webhooks.handlers.ts'

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
