import { linkList } from '@wasl/contracts/lists/links'
import { eq } from 'drizzle-orm'
import { paymentLink } from '../../kernel/ledger/links.schema.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'

export const links = listOf(linkList, paymentLink, {
  id: paymentLink.id,
  publicId: paymentLink.publicId,
  createdAt: paymentLink.createdAt,
  columns: {},
  sorts: { active: [paymentLink.active] },
  scope: (merchantId: number) => eq(paymentLink.merchantId, merchantId),
  mostCounted: 100_000,
})
