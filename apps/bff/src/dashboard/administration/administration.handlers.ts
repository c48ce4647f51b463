import { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { administrationContract } from '@wasl/contracts/web/dashboard/administration.contract'
import type { BffEnv } from '../../bff-env.ts'
import { relay } from '../../relay.ts'
import { auditHandlers } from './audit.handlers.ts'
import { rolesHandlers } from './roles.handlers.ts'
import { usersHandlers } from './users.handlers.ts'
import { apiKeysHandlers } from './api-keys.handlers.ts'
import { brandHandlers } from './brand.handlers.ts'
import { customersHandlers } from './customers.handlers.ts'
import { messageTemplatesHandlers } from './messages.handlers.ts'
import { settingsHandlers } from './settings.handlers.ts'
import { unitsHandlers } from './units.handlers.ts'
import { gatewaysHandlers } from './gateways.handlers.ts'
import { pauseHandlers } from './pause.handlers.ts'
import { webhooksHandlers } from './webhooks.handlers.ts'

const core = coreContract.administration

/** An area each. */
export const administrationHandlers: Handlers<typeof administrationContract, BffEnv> = {
  users: usersHandlers,
  roles: rolesHandlers,
  audit: auditHandlers,
  gateways: gatewaysHandlers,
  pause: pauseHandlers,
  collectors: relay(core.collectors),
  apiKeys: apiKeysHandlers,
  webhooks: webhooksHandlers,
  brand: brandHandlers,
  units: unitsHandlers,
  messageTemplates: messageTemplatesHandlers,
  settings: settingsHandlers,
  customers: customersHandlers,
}
