import { lazy } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import type { PreviewProps } from '../../desk/previewed-page.ts'

const PreviewedPage = lazy(async () => ({
  default: (await loadChunk(() => import('./PreviewedPage.tsx'))).PreviewedPage,
}))

/** The pay page for a preview, loaded when a preview is shown. */
export const drawPreviewedPage = (props: PreviewProps) => <PreviewedPage {...props} />
