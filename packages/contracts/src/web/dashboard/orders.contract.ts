import type { z } from 'zod'
import { ordersContract as core } from '../../core/dashboard/orders.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

export const ordersContract = webOf(core, '/dashboard')

export type OrderPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ListedOrder = OrderPage['results'][number]
export type ManagedOrder = Web<z.infer<(typeof core)['order']['responses'][200]>>
export type OrderHappening = ManagedOrder['happenings'][number]
export type OrderSettled = Web<z.infer<(typeof core)['cancel']['responses'][200]>>
