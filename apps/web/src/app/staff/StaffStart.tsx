import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../load-chunk.ts'
import { ChunkBoundary } from '../ChunkBoundary.tsx'
import { useStaff } from './staff.ts'
import { useStaffText } from './staff.text.ts'
import { StaffHome } from './StaffHome.tsx'

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
