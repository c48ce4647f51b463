import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2 "Help and support". */
export const helpScreens = {
  help: screen(() => import('./HelpPage.tsx'), 'HelpPage'),
} satisfies Partial<StaffScreens>
