import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2 "Generated reports"; `?id=` names the one somebody comes for. */
export const reportScreens = {
  generatedReports: screen(() => import('./ReportsPage.tsx'), 'ReportsPage'),
} satisfies Partial<StaffScreens>
