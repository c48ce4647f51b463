import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DashboardForbidden } from './DashboardForbidden.tsx'
import { FrameLoading } from './FrameLoading.tsx'
import { mayOpen } from './may-open.ts'
import { StaffBoundary } from './StaffBoundary.tsx'
import { StaffLive } from './live/StaffLive.tsx'
import { StaffMerchant } from './StaffMerchant.tsx'
import { StaffSession } from './StaffSession.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useStaff } from './staff.ts'
import { useShownPathname } from './use-shown-pathname.ts'

/** Around every page of the dashboard: the shell, once it is known who is signed in and what is theirs. */
export function StaffFrame() {
  return (
    <StaffSession>
      <StaffBoundary kind="page">
        <Suspense fallback={<FrameLoading />}>
          <StaffMerchant>
            <StaffLive>
              <StaffShell>
                <OpenPage />
              </StaffShell>
            </StaffLive>
          </StaffMerchant>
        </Suspense>
      </StaffBoundary>
    </StaffSession>
  )
}

function OpenPage() {
  const staff = useStaff()
  const pathname = useShownPathname()
  if (!mayOpen(pathname, staff)) return <DashboardForbidden />
  return (
    <StaffBoundary address={pathname} kind="panel">
      <Outlet />
    </StaffBoundary>
  )
}
