import { initContract } from '@ts-rest/core'
import { auditContract } from './administration/audit.contract.ts'
import { rolesContract } from './administration/roles.contract.ts'
import { usersContract } from './administration/users.contract.ts'
import { apiKeysContract } from './administration/api-keys.contract.ts'
import { brandContract } from './administration/brand.contract.ts'
import { customersContract } from './administration/customers.contract.ts'
import { messageTemplatesContract } from './administration/messages.contract.ts'
import { pageTextsContract } from './administration/page-texts.contract.ts'
import { settingsContract } from './administration/settings.contract.ts'
import { unitsContract } from './administration/units.contract.ts'
import { gatewaysContract } from './administration/gateways.contract.ts'
import { collectorsContract } from './administration/collectors.contract.ts'
import { pauseContract } from './administration/pause.contract.ts'
import { webhookAdministrationContract } from './administration/webhooks.contract.ts'

/** Areas of administration. */
export const administrationContract = initContract().router({
  users: usersContract,
  roles: rolesContract,
  audit: auditContract,
  gateways: gatewaysContract,
  pause: pauseContract,
  collectors: collectorsContract,
  apiKeys: apiKeysContract,
  webhooks: webhookAdministrationContract,
  brand: brandContract,
  units: unitsContract,
  messageTemplates: messageTemplatesContract,
  pageTexts: pageTextsContract,
  settings: settingsContract,
  customers: customersContract,
})
