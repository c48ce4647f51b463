import type { ImportDetail } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { nameOf } from '@wasl/domain/locale'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { Money } from '@wasl/ui/money/Money'
import { Alert } from '@wasl/ui/notices/Alert'
import { useLocale } from '../../../i18n/language.tsx'
import { grouped } from '../../../parts/grouped.ts'
import css from './Imports.module.css'
import { useImportsText } from './imports.text.ts'
import { Moved } from './Moved.tsx'

export type Choices = { leavesWrongOut: boolean; isChecked: boolean }

type Props = { job: ImportDetail; choices: Choices; onChoose: (choices: Choices) => void }

/** Beside the rows: the shop before and after, prices to look at, and what happens with wrong rows. */
export function ImportSide({ job, choices, onChoose }: Props) {
  const t = useImportsText()
  const isOpen = job.state === 'rehearsed'
  if (!isOpen) return null
  return (
    <div className={css.side}>
      <section className={css.panel} data-box="card">
        <h2>{t('imports.compare')}</h2>
        <dl className={css.compare}>
          <div>
            <dt>{t('imports.compare.products')}</dt>
            <dd>
              <Moved
                before={grouped(job.products)}
                after={grouped(job.products + job.counts.create + job.about.restored)}
              />
            </dd>
          </div>
          <div>
            <dt>{t('imports.compare.visible')}</dt>
            <dd>
              <Moved before={grouped(job.visible)} after={grouped(visibleAfter(job))} />
            </dd>
          </div>
        </dl>
      </section>
      {job.about.steep > 0 && <Steep job={job} choices={choices} onChoose={onChoose} />}
      {job.counts.wrong > 0 && (
        <section className={css.panel} data-box="card">
          <RadioCards
            label={t('imports.wrongRows')}
            choices={[
              { value: 'all', label: t('imports.allOrNothing'), note: t('imports.allOrNothing.note') },
              {
                value: 'right',
                label: t('imports.leaveOut'),
                note: t('imports.leaveOut.note', { n: job.counts.wrong }),
              },
            ]}
            value={choices.leavesWrongOut ? 'right' : 'all'}
            onChange={(value) => onChoose({ ...choices, leavesWrongOut: value === 'right' })}
          />
        </section>
      )}
      <p className={css.once}>
        <Undo2Icon size={16} />
        {t('imports.once')}
      </p>
    </div>
  )
}

const visibleAfter = ({ visible, about }: ImportDetail): number =>
  visible + about.shown + about.appears - about.disappears

function Steep({ job, choices, onChoose }: Props) {
  const t = useImportsText()
  const locale = useLocale()
  const money = (value: string) => <Money value={value} currency={job.currencyCode} locale={locale} />
  return (
    <Alert tone="warning" title={t('imports.steep', { n: job.about.steep })}>
      <div className={css.steep}>
        <ul>
          {job.steep.map((row) => (
            <li key={row.row}>
              <bdi>{nameOf(row, locale)}</bdi>
              <Moved before={money(row.before)} after={money(row.after)} />
            </li>
          ))}
        </ul>
        <span>{t('imports.steep.note')}</span>
        <Checkbox
          label={t('imports.steep.checked')}
          checked={choices.isChecked}
          onChange={(isChecked) => onChoose({ ...choices, isChecked })}
        />
      </div>
    </Alert>
  )
}
