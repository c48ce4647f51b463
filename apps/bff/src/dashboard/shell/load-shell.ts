import { headerPermission } from '@wasl/domain/sections'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import type { CoreApi } from '../../core/core-client.ts'
import { body200 } from '../../core/body-200.ts'
import { loadMerchant } from '../../core/load-merchant.ts'
import { toMerchant } from '../../core/merchant.translate.ts'
import { externalAddress, toUser } from './shell.translate.ts'

const newRequestsLimit = '100'

/** Everything the frame of the dashboard asks of the core (S1 §7), in two rounds. */
export async function loadShell(core: CoreApi, ownHost: string): Promise<Shell> {
  const [details, installed, sections, merchant] = await Promise.all([
    body200(core.account.details()),
    body200(core.account.installed()),
    body200(core.account.sections()),
    loadMerchant(core),
  ])
  const user = toUser(details)
  const open = namesOf(sections)
  const [tableHeaders, newRequests] = await Promise.all([
    headersOf(core, { open, user }),
    open.includes('ticket') ? countNewRequests(core) : null,
  ])
  return {
    user,
    merchant: toMerchant(merchant),
    plugins: namesOf(installed),
    sections: open,
    tableHeaders,
    newRequests,
    administrationUrl: externalAddress(merchant.admin_url, ownHost),
  }
}

/** S2 §6: the plugin's header check and the user's header permission. */
async function headersOf(
  core: CoreApi,
  { open, user }: { open: readonly string[]; user: Shell['user'] },
): Promise<string[]> {
  const mine = open.filter((section) => {
    const permission = headerPermission(section)
    return permission !== null && (user.isSuperuser || user.permissions.includes(permission))
  })
  const checks = await Promise.all(
    mine.map((section) => body200(core.account.headerCheck({ params: { section } }))),
  )
  return mine.filter((_, place) => checks[place]?.enabled)
}

/** S2 §3: status NEW is what counts. */
const countNewRequests = async (core: CoreApi): Promise<number> =>
  (await body200(core.tickets.permissionRequests({ query: { status: 'NEW', limit: newRequestsLimit } })))
    .count

const namesOf = (flags: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(flags).filter((name) => flags[name])
