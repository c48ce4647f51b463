import type { z } from 'zod'
import { ordersContract as core, type OrderPlugin as Plugin } from '../../core/dashboard/orders.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

const { file: _, ...routes } = core

/** The file is passed on as it comes (`orders-file.ts` of the bff). */
export const ordersContract = webOf(routes, '/dashboard')

export type OrderPlugin = z.infer<typeof Plugin>
export type OrderPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ListedOrder = OrderPage['results'][number]
export type ManagedOrder = Web<z.infer<(typeof core)['order']['responses'][200]>>
export type OrderHappening = ManagedOrder['happenings'][number]
export type OrderStatistics = Web<z.infer<(typeof core)['statistics']['responses'][200]>>
export type OrderSettled = Web<z.infer<(typeof core)['cancel']['responses'][200]>>
