import type { ListAsked } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import type { CoreApi } from './core-client.ts'
import { whatWasMissed } from './dashboard/live/missed.ts'
import { loadShell } from './dashboard/shell/load-shell.ts'
import { isAskable, loadListAhead } from './dashboard/transactions/list-ahead.ts'
import type { StaffAhead } from './renderer.ts'

/** A page never waits longer for what the app can ask for itself. */
const patienceMs = 300

/** What a list's page brings along; null where any of it is refused, fails or is late. */
export async function staffAhead(core: CoreApi, host: string, asked: ListAsked): Promise<StaffAhead | null> {
  if (!isAskable(asked)) return null
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), patienceMs)
  try {
    return await Promise.race([load(core, host, asked), late.promise])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function load(core: CoreApi, host: string, asked: ListAsked): Promise<StaffAhead | null> {
  // Before the rows: what happens while they are read is told to the app then, and not lost.
  const { latest } = await whatWasMissed(core, null)
  const [shell, list] = await Promise.all([loadShell(core, host), loadListAhead(core, asked)])
  return list && { shell, list, heardUpTo: latest }
}
