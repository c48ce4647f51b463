import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { otherLocale, pick } from '@wasl/domain/locale'
import { matchesText } from '@wasl/domain/match-text'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { GripVerticalIcon } from '@wasl/ui/icons/GripVerticalIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useState, type PointerEvent, type Ref } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import css from './Headers.module.css'
import { useHeadersText } from './headers.text.ts'

type Props = {
  columns: readonly Column[]
  listRef: Ref<HTMLElement>
  held: string | null
  onGrab: (event: PointerEvent, name: string) => void
  onAdd: (name: string) => void
  onAddAll: () => void
}

export function AvailableHeaders({ columns, listRef, held, onGrab, onAdd, onAddAll }: Props) {
  const t = useHeadersText()
  const locale = useLocale()
  const [sought, setSought] = useState('')
  const found = columns.filter(
    ({ label, name }) => sought === '' || matchesText([label.en, label.ar, name], sought),
  )
  return (
    <section ref={listRef} className={css.card} aria-labelledby="headers-available" data-box="card">
      <div className={css.head}>
        <h2 id="headers-available">
          {t('headers.available')} <span className={css.count}>{columns.length}</span>
        </h2>
        {columns.length > 0 && <ToolButton onClick={onAddAll}>{t('headers.addAll')}</ToolButton>}
      </div>
      <SearchField
        label={t('headers.find')}
        placeholder={t('headers.find')}
        clearLabel={t('headers.findClear')}
        onSearch={setSought}
      />
      {found.length === 0 && (
        <p className={css.empty}>{t(columns.length === 0 ? 'headers.allUsed' : 'headers.nothing')}</p>
      )}
      <ul className={css.list}>
        {found.map(({ name, label }) => (
          <li key={name} className={css.line} data-held={held === name ? '' : undefined}>
            <span className={css.grip} onPointerDown={(event) => onGrab(event, name)}>
              <GripVerticalIcon size={16} />
            </span>
            <b className={css.name}>
              <bdi>{pick(label, locale)}</bdi>
            </b>
            <bdi className={css.other} lang={otherLocale(locale)}>
              {pick(label, otherLocale(locale))}
            </bdi>
            <IconButton
              label={t('headers.add', { name: pick(label, locale) })}
              icon={<PlusIcon size={16} />}
              onClick={() => onAdd(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
