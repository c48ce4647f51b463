import { erasureList } from '@wasl/contracts/lists/erasures'
import { eq } from 'drizzle-orm'
import { customerErasure } from '../../../kernel/erasure/erasure.schema.ts'
import { listOf } from '../../../kernel/lists/list-of.store.ts'

export const erasures = listOf(erasureList, customerErasure, {
  id: customerErasure.id,
  createdAt: customerErasure.at,
  columns: {},
  sorts: { created: [] },
  scope: (merchantId: number) => eq(customerErasure.merchantId, merchantId),
  mostCounted: 100_000,
})
