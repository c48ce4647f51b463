import { transactionList } from '@wasl/contracts/lists/transactions'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { Dots } from '@wasl/ui/text/Dots'
import { appliedFilters } from '../../../desk/list/applied-filters.ts'
import { useFiltersText } from '../../../desk/list/filters.text.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useListText } from './list.text.ts'
import { useFilterName, type TransactionQuery } from './transaction-query.ts'
import css from './TransactionList.module.css'

type Props = {
  query: TransactionQuery
  setup: ListSetup | undefined
  /** Left out where the list is not what the view remembers. */
  view: string | undefined
  /** "Sorted by Created, descending". */
  sorted: string | null
}

/** On paper the tabs and the chips are gone: what the list is a list of. */
export function PrintedQuery({ query, setup, view, sorted }: Props) {
  const t = useListText()
  const applied = appliedFilters(transactionList, query.filters, {
    locale: useLocale(),
    t: useFiltersText(),
    nameOf: useFilterName(),
    choices: setup?.choices,
  })
  return (
    <p className={css.printed} data-box="printed-query">
      <Dots>
        {view !== undefined && t('list.printedView', { name: view })}
        {applied.map(({ id, text }) => (
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
