import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/Ltr'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import css from './Detail.module.css'
import { useDetailText } from './detail.text.ts'
import { useListLink } from './use-list-link.ts'

/** The page's own boxes without words, and room for what its head will say. */
export function DetailSkeleton({ place, id }: { place: ListPlace; id: string }) {
  const t = useDetailText()
  const list = useListLink(place)
  const block = (kind: 'details' | 'list', count: number) => (
    <Card>
      <SkeletonBlocks label={t('detail.loading')} kind={kind} count={count} />
    </Card>
  )
  return (
    <>
      <SectionHead
        title={t('detail.title', { id })}
        heading={
          <span className={css.headingAhead}>
            <Ltr>{id}</Ltr>
          </span>
        }
        note={<span className={css.noteAhead} />}
        actions={<span className={css.actionsAhead} />}
        crumbs={[{ id, label: id, content: <Ltr>{id}</Ltr> }]}
        back={list}
      />
      <div className={css.columns}>
        <div className={css.main}>
          {block('details', 8)}
          {block('list', 2)}
        </div>
        <div className={css.side}>{block('list', 6)}</div>
      </div>
    </>
  )
}
