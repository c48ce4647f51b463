import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2 "Customer-payment restriction screen". */
export const restrictionScreens = {
  paymentRestriction: screen(() => import('./RestrictionPage.tsx'), 'RestrictionPage'),
} satisfies Partial<StaffScreens>
