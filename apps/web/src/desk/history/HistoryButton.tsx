import { HistoryIcon } from '@wasl/ui/icons/HistoryIcon'
import { TooltipButton } from '@wasl/ui/overlays/TooltipButton'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { useStaffText } from '../staff.text.ts'

const HistoryDialog = lazy(() =>
  loadChunk(() => import('./HistoryDialog.tsx')).then((module) => ({ default: module.HistoryDialog })),
)

/** S2 §2: the activity-history dialog beside the breadcrumbs. */
export function HistoryButton() {
  const t = useStaffText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TooltipButton
        label={t('staff.history')}
        icon={<HistoryIcon />}
        side="bottom"
        hasEdge
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <HistoryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
