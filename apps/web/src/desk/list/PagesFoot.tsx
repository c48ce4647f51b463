import { Ltr } from '@wasl/ui/text/Ltr'
import { rowsChoices } from '@wasl/ui/table/page-links.ts'
import { Paginator, type PageStep } from '@wasl/ui/table/Paginator'
import { bold } from '../../parts/bold.tsx'
import { useStaffText } from '../staff.text.ts'

type Asked = { page: number; rows: 10 | 50 | 100; asOf?: string | null }

type Props = {
  asked: Asked
  /** When the page that is shown was read, as its answer says. */
  asOf?: string | undefined
  /** Of all pages, and how many of them this page shows. */
  count: number
  shown: number
  onGo: (change: Partial<Asked>) => void
}

/** The foot of every list that is shown by pages of ten, fifty or a hundred. */
export function PagesFoot({ asked: { page, rows, ...asked }, asOf, count, shown, onGo }: Props) {
  const t = useStaffText()
  const pages = Math.max(1, Math.ceil(count / rows))
  const first = (page - 1) * rows + 1
  const choices = rowsChoices(count).filter((choice) => choice !== 'all')
  const range = <Ltr>{`${first}–${first + shown - 1}`}</Ltr>
  return (
    <Paginator
      rows={{
        label: t('staff.pages.rows'),
        options: choices.map((choice) => ({ value: String(choice), label: String(choice) })),
        selected: String(rows),
        onSelect: (value) => onGo({ rows: value === '100' ? 100 : value === '50' ? 50 : 10, page: 1 }),
      }}
      range={t.rich('staff.pages.range', { b: bold, range, n: count })}
      pages={{ kind: 'numbered', page, count: pages }}
      words={{
        pages: t('staff.pages'),
        first: t('staff.pages.first'),
        previous: t('staff.pages.previous'),
        next: t('staff.pages.next'),
        last: t('staff.pages.last'),
        page: (n) => t('staff.pages.page', { n }),
      }}
      onPage={(step) => turn(pageAfter(step, page, pages))}
    />
  )

  /** Back at page 1 everything is read anew. */
  function turn(to: number) {
    onGo({ page: to, ...(asOf && { asOf: to === 1 ? null : (asked.asOf ?? asOf) }) })
  }
}

function pageAfter(step: PageStep, page: number, pages: number): number {
  if (typeof step === 'number') return step
  if (step === 'first') return 1
  if (step === 'last') return pages
  return Math.min(pages, Math.max(1, step === 'next' ? page + 1 : page - 1))
}
