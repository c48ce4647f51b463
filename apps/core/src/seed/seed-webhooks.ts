import { demoWebhookSecret, demoWebhookUrl } from '../kernel/webhooks/demo/demo-receiver.ts'
import { createWebhooks } from '../kernel/webhooks/endpoints.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { createSeal } from '../platform/sealing/sealed.ts'
import { findMerchantIds } from './demo.store.ts'

type Deps = { db: Db; clock: Clock; key: string; publicUrl: string }

/** Every merchant of the demo has a server at this installation; it moves along when the port changes. */
export async function seedWebhooks({ db, clock, key, publicUrl }: Deps): Promise<void> {
  const targets = { allowed: [new URL(publicUrl).origin], onlyAllowed: true }
  const webhooks = createWebhooks({ db, clock, seal: createSeal(key), targets })
  for (const [merchant, merchantId] of await findMerchantIds(db)) {
    const publicId = `demo-${merchant}`
    const url = demoWebhookUrl(publicUrl, merchant)
    const known = await webhooks.find({ merchantId, publicId })
    if (known?.url === url && known.active) continue
    const named = { publicId, secret: demoWebhookSecret(key, merchant) }
    const done = known
      ? await webhooks.move({ merchantId, publicId, url, by: 'demo' })
      : await webhooks.addEndpoint({ merchantId, url, by: 'demo', named })
    if (!done.ok) throw new Error(`the demo's webhook of ${merchant} was refused`)
  }
}
