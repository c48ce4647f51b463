import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePosText } from '../../pos/pos.text.ts'
import { NoticesProvider } from '../../base/notices.tsx'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import { PosLoading } from './PosLoading.tsx'
import { StaffBoundary } from '../../desk/frame/StaffBoundary.tsx'
import { StaffSession } from '../staff/StaffSession.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useShownPathname } from '../../desk/frame/use-shown-pathname.ts'

/** S2 §2 "point of sale": signed in and with the flag, without the dashboard around it: a payer looks at this screen too. */
export function PosFrame() {
  return (
    <StaffSession>
      <StaffBoundary kind="page">
        <Suspense fallback={<PosLoading />}>
          <OpenCounter />
        </Suspense>
      </StaffBoundary>
    </StaffSession>
  )
}

function OpenCounter() {
  const t = usePosText()
  const { has } = useStaff()
  const pathname = useShownPathname()
  if (!has('pos')) return <DashboardForbidden />
  return (
    <NoticesProvider label={t('pos.notices')}>
      <StaffBoundary address={pathname} kind="page">
        <Outlet />
      </StaffBoundary>
    </NoticesProvider>
  )
}
