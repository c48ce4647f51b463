import { Button } from '@wasl/ui/actions/Button'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Ltr } from '@wasl/ui/text/Ltr'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from '../../desk/form/Area.module.css'
import { phoneText } from '../../parts/phone-text.ts'
import own from './Restriction.module.css'
import { useRestrictionText } from './restriction.text.ts'
import type { IdentifiersModel } from './use-identifiers.ts'

export function IdentifierList({ model }: { model: IdentifiersModel }) {
  const t = useRestrictionText()
  const { list, q, page, pages } = model
  if (!list) return null
  if (list.count === 0 && q === '') return <p className={css.quiet}>{t('restriction.list.empty')}</p>
  return (
    <div className={css.group}>
      <TextField
        type="search"
        label={t('restriction.list.search')}
        value={q}
        onChange={(event) => model.search(event.target.value)}
      />
      {list.count === 0 && <p className={css.quiet}>{t('restriction.list.noneFound')}</p>}
      <ul className={own.lines}>
        {list.results.map((value) => (
          <li key={value} className={own.line}>
            <Ltr>{phoneText(value)}</Ltr>
            <IconButton
              label={t('restriction.list.take', { value })}
              icon={<XIcon />}
              onClick={() => model.take(value)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className={own.pages}>
          {page > 1 && (
            <Button size="row" onClick={() => model.setPage(page - 1)}>
              {t('restriction.list.earlier')}
            </Button>
          )}
          <Ltr>{`${page} / ${pages}`}</Ltr>
          {page < pages && (
            <Button size="row" onClick={() => model.setPage(page + 1)}>
              {t('restriction.list.later')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
