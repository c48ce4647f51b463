import { useQuery } from '@tanstack/react-query'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaff } from '../../desk/staff.ts'
import css from './Bulk.module.css'
import { uploadsQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { grouped } from '../../parts/grouped.ts'
import { NewUpload } from './NewUpload.tsx'
import { UploadsTable } from './UploadsTable.tsx'
import { useListAddress } from './use-list-address.ts'

const shows = ['current', 'archived'] as const

/** S2 §2 /bulk/uploads: the way in, and every file with what became of it. */
export function UploadsPage() {
  const t = useBulkText()
  const staff = useStaff()
  const { asked, go } = useListAddress(shows)
  const { page, rows, show } = asked
  const found = useQuery(uploadsQuery({ page, rows, archived: show === 'archived' }))
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
          selected={show}
          onSelect={(id) => go({ show: id === 'archived' ? id : 'current', page: 1 })}
        >
          <UploadsTable found={found} asked={asked} onGo={go} mayUpload={staff.may('bulk.upload')} />
        </Tabs>
      </section>
    </div>
  )
}
