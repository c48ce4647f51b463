import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Card } from '@wasl/ui/layout/Card'
import type { ReactNode } from 'react'
import css from './Object.module.css'
import { ObjectPage, type ObjectPlace } from './ObjectPage.tsx'

type Props = { place: ObjectPlace; title: string; heading: ReactNode; label: string }

/** The page's own boxes without words, and room for what its head will say. */
export function ObjectSkeleton({ place, title, heading, label }: Props) {
  const block = (kind: 'details' | 'list', count: number) => (
    <Card>
      <SkeletonBlocks label={label} kind={kind} count={count} />
    </Card>
  )
  return (
    <ObjectPage
      place={place}
      head={{
        title,
        heading: <span className={css.headingAhead}>{heading}</span>,
        note: <span className={css.noteAhead} />,
        actions: <span className={css.actionsAhead} />,
      }}
      rail={block('details', 8)}
    >
      {block('list', 6)}
      {block('list', 2)}
    </ObjectPage>
  )
}
