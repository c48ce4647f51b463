import { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { administrationContract } from '@wasl/contracts/web/dashboard/administration.contract'
import type { BffEnv } from '../../bff-env.ts'
import { relay } from '../../core/relay.ts'
import { pageTextsHandlers, type KnownTexts } from './page-texts.handlers.ts'

const core = coreContract.administration

/** An area each. */
export const administrationHandlers = (
  texts: KnownTexts,
): Handlers<typeof administrationContract, BffEnv> => ({
  users: relay(core.users),
  roles: relay(core.roles),
  audit: relay(core.audit),
  gateways: relay(core.gateways),
  pause: relay(core.pause),
  collectors: relay(core.collectors),
  apiKeys: relay(core.apiKeys),
  webhooks: relay(core.webhooks),
  brand: relay(core.brand),
  units: relay(core.units),
  messageTemplates: relay(core.messageTemplates),
  pageTexts: pageTextsHandlers(texts),
  settings: relay(core.settings),
  customers: relay(core.customers),
})
