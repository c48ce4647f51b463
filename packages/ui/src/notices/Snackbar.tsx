import type { Notice } from '../overlays/snackbars/notice-queue.ts'
import { SnackbarRegion } from '../overlays/snackbars/SnackbarRegion.tsx'

export type { Notice } from '../overlays/snackbars/notice-queue.ts'

type Props = {
  /** Names the region. F6 brings the focus to it. */
  label: string
  notice: Notice | null
  closeLabel: string
  onClose: (id: string) => void
}

/** For pages with one notice at a time, where the newest takes the place of the one before (S1 §8). */
export function Snackbar({ label, notice, closeLabel, onClose }: Props) {
  return (
    <SnackbarRegion
      label={label}
      notices={notice ? [notice] : []}
      closeLabel={closeLabel}
      onClose={onClose}
    />
  )
}
