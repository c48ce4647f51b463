import type { z } from 'zod'
import { bookingsContract as core } from '../../core/dashboard/bookings.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

export const bookingsContract = webOf(core, '/dashboard')

export type BookingPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ListedBooking = BookingPage['results'][number]
export type ManagedBooking = Web<z.infer<(typeof core)['booking']['responses'][200]>>
export type EventChoice = Web<z.infer<(typeof core)['events']['responses'][200]>>['results'][number]
