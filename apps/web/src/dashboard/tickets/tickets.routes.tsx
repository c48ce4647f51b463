import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2 "Tickets approve-permissions". */
export const ticketScreens = {
  approvePermissions: screen(() => import('./TicketsPage.tsx'), 'TicketsPage'),
} satisfies Partial<StaffScreens>
