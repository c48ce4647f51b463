import { Suspense, use } from 'react'
import { ChunkBoundary } from '../base/ChunkBoundary.tsx'
import { PreviewedPageContext, type PreviewProps } from './previewed-page.ts'
import css from './PayPreview.module.css'

/** The pay page as it is on a phone. The phone stands before the page has come: nothing moves when it does. */
export function PayPreview(props: PreviewProps) {
  const drawPage = use(PreviewedPageContext)
  return (
    <ChunkBoundary>
      <div className={css.phone}>
        <Suspense>{drawPage(props)}</Suspense>
      </div>
    </ChunkBoundary>
  )
}
