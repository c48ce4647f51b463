import { staffClient } from '../../base/session/staff-client.ts'
import { currentSubscription, registrationOf, worker } from './push-browser.ts'
import { wantsPush } from './wants-push.ts'

/** Whoever is told here and has signed in again goes on being told, by the worker of this release. */
export async function refreshPush(username: string): Promise<void> {
  if (!wantsPush(username)) return
  try {
    const subscription = await currentSubscription()
    if (!subscription) return
    await worker()
    await staffClient.account.push.register({ body: registrationOf(subscription) })
  } catch {
    // Nobody pressed anything: the switch shows what is so.
  }
}
