import { SearchIcon } from '../../icons/SearchIcon.tsx'
import css from './ShopSearch.module.css'

type Props = {
  /** The page of results. The text goes there as `name`. */
  action: string
  name?: string
  /** "Search the products": label and placeholder. */
  label: string
  defaultValue?: string
  onType?: (text: string) => void
}

/** A field on wide screens; on phones an icon that becomes the field when it is touched or reached by Tab. */
export function ShopSearch({ action, name = 'search', label, defaultValue, onType }: Props) {
  return (
    <search className={css.search}>
      <form action={action} className={css.form}>
        <label className={css.box} data-box="search">
          <SearchIcon />
          <input
            type="search"
            name={name}
            dir="auto"
            enterKeyHint="search"
            aria-label={label}
            placeholder={label}
            defaultValue={defaultValue}
            onChange={(event) => onType?.(event.target.value)}
          />
        </label>
      </form>
    </search>
  )
}
