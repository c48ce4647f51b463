import type { Db } from '../../platform/db/db.ts'
import { customersOf, hasMoneyInFlight, transactionsOf, type CustomerRow } from './person.store.ts'
import { storedOf, type Stored } from './stored-of.store.ts'

export type PersonShown = {
  customers: CustomerRow[]
  stored: Stored
  /** Nobody is erased while money may be moving. */
  isInFlight: boolean
  /** Requests that still wait to be paid: they go on without a name. */
  waiting: number
}

const waits = ['created', 'pending', 'attempted']

/** What is stored of one person; null where there is no such row, or nothing says who it is any more. */
export async function showPerson(
  db: Db,
  { merchantId, customerId }: { merchantId: number; customerId: number },
): Promise<PersonShown | null> {
  const customers = await customersOf(db, { merchantId, customerId })
  const isSaid = ({ key, nameEn, nameAr, email, phone, secondPhone }: CustomerRow) =>
    [key, nameEn, nameAr, email, phone, secondPhone].some((value) => value !== null)
  if (!customers.some(isSaid)) return null
  const customerIds = customers.map(({ id }) => id)
  const transactions = await transactionsOf(db, { merchantId, customerIds })
  const [stored, isInFlight] = await Promise.all([
    storedOf(db, {
      merchantId,
      customerIds,
      emails: customers.flatMap(({ email }) => email ?? []),
      phones: customers
        .flatMap(({ phone, secondPhone }) => [phone, secondPhone])
        .filter((phone) => phone !== null),
    }),
    hasMoneyInFlight(db, { merchantId, transactionIds: transactions.map(({ id }) => id) }),
  ])
  const waiting = transactions.filter(({ state }) => waits.includes(state)).length
  return { customers, stored, isInFlight, waiting }
}
