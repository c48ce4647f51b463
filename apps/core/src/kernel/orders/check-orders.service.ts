import type { Db } from '../../platform/db/db.ts'
import { findStockFaults } from '../stock/stock-faults.store.ts'
import { findVoucherFaults } from '../vouchers/voucher-faults.store.ts'
import { findOrderFaults } from './order-faults.store.ts'

type Checking = { db: Db; log: { error(fields: object, message: string): void } }

/** Compares stock, vouchers and orders with their logs and with the books. What differs is logged, never repaired. */
export async function checkOrders({ db, log }: Checking): Promise<string[]> {
  const faults = [
    ...(await findStockFaults(db)),
    ...(await findVoucherFaults(db)),
    ...(await findOrderFaults(db)),
  ]
  for (const fault of faults) log.error({ fault }, 'stock, vouchers or orders break an invariant')
  return faults
}
