import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** The counter's screens, composed here of the counter's own parts and the pay pages; none is in the first script. */
export const posFrame = screen(() => import('./PosFrame.tsx'), 'PosFrame')

const counter = screen(() => import('./PosCounter.tsx'), 'PosCounter')

export const posScreens = {
  counter,
  counterOf: counter,
  counterPay: screen(() => import('./PosPay.tsx'), 'PosPay'),
  counterAttempt: screen(() => import('./PosAttempt.tsx'), 'PosAttempt'),
} satisfies Partial<StaffScreens>
