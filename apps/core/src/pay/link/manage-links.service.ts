import type { LinkChange, NewLink, linksContract } from '@wasl/contracts/core/pay/links.contract'
import { linkList } from '@wasl/contracts/lists/links'
import type { LinkUses } from '@wasl/domain/payment-link'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { z } from 'zod'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import type { AuditString } from '../../kernel/audit/audit.strings.ts'
import { oncePerKey, type KeyRefusal } from '../../kernel/ledger/pay/once-per-key.ts'
import {
  countActiveLinks,
  findLink,
  findLinks,
  insertLink,
  lockLink,
  lockLinks,
  updateLink,
  usesOf,
  usesOfAll,
  type LinkChange as Columns,
  type LinkRow,
} from '../../kernel/links/links.store.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage } from '../../kernel/lists/page.domain.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { hashOf } from '../../platform/hash-of.ts'
import type { Asker, RequestDeps } from '../../kernel/requests/make-request.service.ts'
import { links } from './links.list.ts'
import { readLink, readLinkExpiry, type LinkProblem } from './read-link.ts'

type Deps = { db: Db; clock: Clock }
type MakingDeps = Pick<RequestDeps, 'db' | 'clock' | 'targets'>
export type ShownLink = LinkRow & { uses: LinkUses }
export type CreateLinkRefusal = LinkProblem | { kind: KeyRefusal | 'tooMany' }
export type ChangeLinkRefusal =
  | Extract<LinkProblem, { kind: 'fields' }>
  | { kind: 'notFound' | 'changed' | 'tooMany' }

export const mostActiveLinks = 300

export type AskedPage = z.infer<(typeof linksContract)['list']['query']>

/** A page of them, or the one with the link that is asked for. */
export async function linkPage({ db, clock }: Deps, merchantId: number, { id, ...asked }: AskedPage) {
  const all = { scope: merchantId, filters: {} }
  const place = id === undefined ? null : await links.placeOf(db, all, id)
  const { page: named = 1, page_size: size = 50 } = asked
  const number = place === null ? named : Math.floor(place / size) + 1
  const page = numberedPage(linkList, { ...asked, page: number, page_size: size })
  const { ids, count } = await links.readPage(db, { ...all, page })
  const [rows, uses] = await Promise.all([
    findLinks(db, { merchantId, ids }),
    usesOfAll(db, { merchantId, ids }),
  ])
  const shown = inOrder(ids, rows).map((row) => ({ ...row, uses: uses.get(row.id) ?? { paid: 0, held: 0 } }))
  return { links: shown, count, page: number, asOf: asOfPage(page, clock.now()) }
}

export type CreateLink = {
  merchantId: number
  by: Asker
  wish: NewLink
  idempotencyKey: string
  origin: string
  /** Seeds name theirs; everybody else gets a random one. */
  publicId?: string
}

/** Staff make a link: everything of it is checked now, and it is made once per key. */
export async function createLink(
  deps: MakingDeps,
  command: CreateLink,
): Promise<Result<{ link: ShownLink; replayed: boolean }, CreateLinkRefusal>> {
  const { merchantId, by, wish, idempotencyKey } = command
  const now = deps.clock.now()
  const key = { merchantId, scope: `link:${by.claims}`, key: idempotencyKey }
  try {
    return await inTransaction(deps.db, async (tx) => {
      const once = await oncePerKey(tx, { ...key, requestHash: hashOf(wish), now }, () =>
        makeLink(tx, deps, command),
      )
      if (!once.ok) return refused({ kind: once.error })
      const { answer: publicId, replayed } = once.value
      const link = await findLink(tx, { merchantId, publicId })
      if (!link) throw new Error('a link that was made is not there')
      return accepted({ link: await withUses(tx, link), replayed })
    })
  } catch (error) {
    if (error instanceof LinkNotMade) return refused(error.refusal)
    throw error
  }
}

/** Takes the claim of the key back, too: the same press may succeed later. */
class LinkNotMade extends Error {
  override readonly name = 'LinkNotMade'
  readonly refusal: CreateLinkRefusal

  constructor(refusal: CreateLinkRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

async function makeLink(
  tx: Tx,
  { clock, targets }: MakingDeps,
  { merchantId, by, wish, origin, publicId = newPublicId() }: CreateLink,
): Promise<string> {
  const now = clock.now()
  await lockLinks(tx, merchantId)
  if ((await countActiveLinks(tx, merchantId)) >= mostActiveLinks) throw new LinkNotMade({ kind: 'tooMany' })
  const read = await readLink(tx, wish, { merchantId, now, origin, targets })
  if (!read.ok) throw new LinkNotMade(read.error)
  await insertLink(tx, { ...read.value, publicId, createdBy: by.initiator, createdAt: now })
  await audit(tx, { merchantId, by, publicId, now, action: 'link.created' })
  return publicId
}

export type ChangeLink = { merchantId: number; by: Asker; publicId: string; wish: LinkChange }

export async function changeLink(
  { db, clock }: Deps,
  { merchantId, by, publicId, wish }: ChangeLink,
): Promise<Result<ShownLink, ChangeLinkRefusal>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockLinks(tx, merchantId)
    const link = await lockLink(tx, { merchantId, publicId })
    if (!link) return refused({ kind: 'notFound' as const })
    if (link.revision !== wish.revision) return refused({ kind: 'changed' as const })
    const change = changeOf(wish, now)
    if (!change.ok) return change
    const isTurnedOn = change.value.active === true && !link.active
    if (isTurnedOn && (await countActiveLinks(tx, merchantId)) >= mostActiveLinks)
      return refused({ kind: 'tooMany' as const })
    const changed = await updateLink(tx, link, change.value)
    await audit(tx, { merchantId, by, publicId, now, action: 'link.changed', detail: change.value })
    return accepted(await withUses(tx, changed))
  })
}

function changeOf(wish: LinkChange, now: Date): Result<Columns, ChangeLinkRefusal> {
  const expiry = readLinkExpiry(wish, now)
  if (!expiry.ok) return refused({ kind: 'fields', problems: [expiry.error] })
  return accepted({
    ...(wish.active !== undefined && { active: wish.active }),
    ...(wish.max_uses !== undefined && { maxUses: wish.max_uses }),
    ...(wish.inactive_message_en !== undefined && { inactiveMessageEn: wish.inactive_message_en || null }),
    ...(wish.inactive_message_ar !== undefined && { inactiveMessageAr: wish.inactive_message_ar || null }),
    ...(wish.expiration_time !== undefined && { expiresAt: expiry.value }),
  })
}

const withUses = async (tx: Tx, link: LinkRow): Promise<ShownLink> => ({
  ...link,
  uses: await usesOf(tx, link),
})

type Done = {
  merchantId: number
  by: Asker
  publicId: string
  now: Date
  action: AuditString
  detail?: Columns
}

const audit = async (tx: Tx, { merchantId, by, publicId, now, action, detail }: Done): Promise<void> => {
  if (!by.audit) return
  const object = `link:${publicId}`
  await recordAudit(tx, { ...by.audit, merchantId, action, object, ...(detail && { detail }) }, now)
}
