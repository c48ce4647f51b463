import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { Dots } from '@wasl/ui/Dots'
import { useLocale } from '../../../i18n/language.tsx'
import { appliedFilters } from './applied-filters.tsx'
import type { ListQuery } from './list-query.ts'
import { useListText } from './list.text.ts'
import css from './TransactionList.module.css'

type Props = {
  query: ListQuery
  setup: ListSetup | undefined
  /** Left out where the list is not what the view remembers. */
  view: string | undefined
  /** "Sorted by Created, descending". */
  sorted: string | null
}

/** On paper the tabs and the chips are gone: what the list is a list of. */
export function PrintedQuery({ query, setup, view, sorted }: Props) {
  const t = useListText()
  const locale = useLocale()
  return (
    <p className={css.printed} data-box="printed-query">
      <Dots>
        {view !== undefined && t('list.printedView', { name: view })}
        {appliedFilters(query.filters, { locale, t, setup }).map(({ id, text }) => (
          <span key={id} dir="auto">
            {text}
          </span>
        ))}
        {query.q !== '' && <bdi>{t('list.searched', { q: query.q })}</bdi>}
        {sorted}
      </Dots>
    </p>
  )
}
