import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { StaffHome } from '../../desk/frame/StaffHome.tsx'

const DashboardHome = lazy(async () => ({
  default: (await loadChunk(() => import('./DashboardHome.tsx'))).DashboardHome,
}))

/** Where a sign-in leads: the figures for who has the section (S2 §2), else what is open to the user. */
export function StaffStart() {
  const t = useStaffText()
  if (!useStaff().has('general-info')) return <StaffHome />
  return (
    <ChunkBoundary>
      <Suspense fallback={<SkeletonBlocks kind="cards" label={t('staff.loading.part')} />}>
        <DashboardHome />
      </Suspense>
    </ChunkBoundary>
  )
}
