import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** commerce.md D27: orders of the catalogue. */
export const orderScreens = {
  orders: screen(() => import('./OrdersPage.tsx'), 'OrdersPage'),
  order: screen(() => import('./OrderPage.tsx'), 'OrderPage'),
} satisfies Partial<StaffScreens>
