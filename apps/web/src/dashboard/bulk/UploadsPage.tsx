import { useQuery } from '@tanstack/react-query'
import { uploadList } from '@wasl/contracts/lists/bulk'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { useStaff } from '../../desk/staff.ts'
import css from './Bulk.module.css'
import { uploadsQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { grouped } from '../../parts/grouped.ts'
import { NewUpload } from './NewUpload.tsx'
import { UploadsTable } from './UploadsTable.tsx'

const shows = ['current', 'archived'] as const

/** S2 §2 /bulk/uploads: the way in, and every file with what became of it. */
export function UploadsPage() {
  const t = useBulkText()
  const staff = useStaff()
  const { asked, go } = usePagedList(uploadList)
  const found = useQuery(uploadsQuery(asked))
  return (
    <div className={css.page}>
      <SectionHead title={t('bulk.uploads')} note={t('bulk.note')} />
      {staff.may('bulk.upload') && <NewUpload />}
      <section className={css.table} aria-label={t('bulk.uploads')} data-box="card">
        <Tabs
          label={t('bulk.tabs')}
          moreLabel={t('bulk.more')}
          tabs={shows.map((id) => ({
            id,
            label: t(`bulk.${id}`),
            ...(id === 'archived' && found.data && { count: grouped(found.data.archived) }),
          }))}
          selected={asked.filters.state === 'archived' ? 'archived' : 'current'}
          onSelect={(id) => go({ filters: id === 'archived' ? { state: id } : {}, page: 1 })}
        >
          <UploadsTable found={found} asked={asked} onGo={go} mayUpload={staff.may('bulk.upload')} />
        </Tabs>
      </section>
    </div>
  )
}
