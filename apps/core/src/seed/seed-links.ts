import { createLink } from '../pay/link/manage-links.service.ts'
import { findLink } from '../kernel/links/links.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { readDemoFiles } from './demo-files.ts'
import { z } from 'zod'
import { readFile } from 'node:fs/promises'
import { NewLink } from '@wasl/contracts/core/pay/links.contract'

const DemoLink = z.object({ id: z.string(), merchant: z.string(), initiator: z.string(), wish: NewLink })

type Seeding = { db: Db; clock: Clock; publicUrl: string }

/** The demo's reusable links, made as staff make them; what is there stays as it is. */
export async function seedLinks({ db, clock, publicUrl }: Seeding): Promise<void> {
  const { merchants } = await readDemoFiles()
  const text = await readFile(new URL('demo/payment-links.jsonl', import.meta.url), 'utf8')
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const { id: publicId, merchant, initiator, wish } = DemoLink.parse(JSON.parse(line))
    const merchantId = merchants.find(({ key }) => key === merchant)?.id ?? 0
    if (await findLink(db, { merchantId, publicId })) continue
    const made = await createLink(
      { db, clock, targets: { allowed: [], onlyAllowed: true } },
      {
        merchantId,
        by: { initiator, claims: 'the demo' },
        wish,
        idempotencyKey: `demo ${publicId}`,
        origin: publicUrl,
        publicId,
      },
    )
    if (!made.ok) throw new Error(`the link ${publicId} was refused: ${JSON.stringify(made.error)}`)
  }
}
