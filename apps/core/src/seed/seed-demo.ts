import type { Gateways } from '../kernel/gateways/registry.ts'
import type { Bank } from '../kernel/gateways/sandbox/bank/bank.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Files } from '../platform/files/files.ts'
import { addFile } from '../kernel/merchants/merchants.service.ts'
import type { NoticeConsumer } from '../kernel/notices/relay.service.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { newPublicId } from '../platform/ids.ts'
import { readDemoFiles, type DemoFiles } from './demo-files.ts'
import { hasRequest } from './demo.store.ts'
import { pastLedger } from './past-ledger.ts'
import { quotePdf } from './quote-pdf.ts'
import { seedRequests } from './seed-requests.ts'

export type SeedDeps = {
  db: Db
  clock: Clock
  gateways: Gateways
  bank: Pick<Bank, 'seed'>
  files: Files
  publicUrl: string
  /** Who hears what happened in the demo's past; no dashboard was open then. */
  consumers?: readonly NoticeConsumer[]
}

/** Requests are written in their order: with the last one, all of them are there. */
export async function isSeeded(db: Db): Promise<boolean> {
  const last = (await readDemoFiles()).requests.at(-1)
  return last === undefined || hasRequest(db, last.id)
}

/** The requests of the demo's merchants, unless they are there. */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { db, clock, gateways, bank, publicUrl, consumers = [] } = deps
  if (await isSeeded(db)) return
  const now = clock.now()
  const files = await readDemoFiles()
  const attachments = await seedAttachments(deps, files)
  const past = pastLedger({ db, gateways, bank, publicUrl, now })
  await seedRequests({ db, files, past, now, publicUrl, attachments, consumers })
  await past.ledger.idle()
}

async function seedAttachments({ db, files }: SeedDeps, demo: DemoFiles): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { attachment, merchant } of demo.requests) {
    if (!attachment || ids.has(attachment.file)) continue
    const { sha256, bytes } = await files.put(quotePdf())
    const id = newPublicId()
    await inTransaction(db, (tx) =>
      addFile(tx, {
        merchantId: demo.merchants.find(({ key }) => key === merchant)?.id ?? 0,
        id,
        nameEn: attachment.name_en,
        nameAr: attachment.name_ar,
        contentType: 'application/pdf',
        bytes,
        sha256,
      }),
    )
    ids.set(attachment.file, id)
  }
  return ids
}
