import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2 payment-request/create: `?like=` and `?template=` name what it begins with. Payments B1: reusable links. */
export const requestScreens = {
  createRequest: screen(() => import('./CreateRoute.tsx'), 'CreateRoute'),
  paymentLinks: screen(() => import('./links/LinksPage.tsx'), 'LinksPage'),
} satisfies Partial<StaffScreens>
