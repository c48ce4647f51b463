import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** Everything the user did, by kind and time. */
export const accountScreens = {
  activity: screen(() => import('./ActivityPage.tsx'), 'ActivityPage'),
} satisfies Partial<StaffScreens>
