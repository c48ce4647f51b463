import type { PayPage } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { lazy, Suspense } from 'react'
import { ChunkBoundary } from '../ChunkBoundary.tsx'
import { loadChunk } from '../load-chunk.ts'
import css from './PayPreview.module.css'

const PreviewedPage = lazy(async () => ({
  default: (await loadChunk(() => import('./PreviewedPage.tsx'))).PreviewedPage,
}))

export type PreviewProps = {
  page: PayPage
  locale: Locale
  title: string
  now: string
  /** Left out: the colours this page has. */
  brand?: string
}

/** The pay page as it is on a phone. The phone stands before the page has come: nothing moves when it does. */
export function PayPreview(props: PreviewProps) {
  return (
    <ChunkBoundary>
      <div className={css.phone}>
        <Suspense>
          <PreviewedPage {...props} />
        </Suspense>
      </div>
    </ChunkBoundary>
  )
}
