import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import { FrameLoading } from '../../desk/frame/FrameLoading.tsx'
import { mayOpen } from '../../desk/menu/may-open.ts'
import { StaffBoundary } from '../../desk/frame/StaffBoundary.tsx'
import { PreviewedPageContext } from '../../desk/previewed-page.ts'
import { drawPreviewedPage } from './draw-previewed-page.tsx'
import { StaffLive } from './StaffLive.tsx'
import { StaffMerchant } from '../../desk/frame/StaffMerchant.tsx'
import { StaffSession } from './StaffSession.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useShownPathname } from '../../desk/frame/use-shown-pathname.ts'

/** Around every page of the dashboard: the shell, once it is known who is signed in and what is theirs. */
export function StaffFrame() {
  return (
    <StaffSession>
      <StaffBoundary kind="page">
        <Suspense fallback={<FrameLoading />}>
          <StaffMerchant>
            <StaffLive>
              <StaffShell>
                <PreviewedPageContext value={drawPreviewedPage}>
                  <OpenPage />
                </PreviewedPageContext>
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
