import { type ListPlace, exportFormats } from '@wasl/contracts/lists/transactions'
import type { ExportField } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { ExportKind } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import type { TransactionQuery } from '../list/transaction-query.ts'
import { startChoice } from './export-choice.ts'
import css from './Export.module.css'
import { useExportText } from './export.text.ts'
import { ExportWhat } from './ExportWhat.tsx'
import { FieldChooser } from './FieldChooser.tsx'
import { useExport } from './use-export.ts'

type Props = {
  place: ListPlace
  query: TransactionQuery
  fields: readonly ExportField[]
  kinds: readonly ExportKind[]
  onClose: () => void
}

/** EXP-01: what is exported stands at the top, in words; the button says how much it is. */
export function ExportForm({ place, query, fields, kinds, onClose }: Props) {
  const t = useExportText()
  const locale = useLocale()
  const [choice, setChoice] = useState(() => startChoice({ fields, kinds, locale }))
  const change = (part: Partial<typeof choice>) => setChoice((now) => ({ ...now, ...part }))
  const { rows, problem, isSending, send, atOnce, label } = useExport({ place, query, choice, onClose })
  const shown = fields.filter(({ isDefault }) => isDefault).length
  const told = {
    default: { label: t('export.seen'), note: t('export.seenNote', { n: shown }) },
    selected: {
      label: t('export.choose'),
      note: t('export.chosen', { n: choice.fields.length, all: fields.length }),
    },
  }

  return (
    <Dialog
      kind="form"
      title={t(place.list === 'deleted' ? 'export.titleDeleted' : 'export.title')}
      closeLabel={t('export.close')}
      onClose={onClose}
      busyLabel={isSending ? t('export.sending') : null}
      footer={
        <div className={css.foot}>
          <span className={css.kept}>
            <ClockIcon size={16} /> {t('export.kept')}
          </span>
          <Button onClick={onClose}>{t('export.cancel')}</Button>
          <Button variant="primary" isPending={isSending} sends data-first-focus="" onClick={send}>
            {label}
          </Button>
        </div>
      }
    >
      <div className={css.form}>
        <ExportWhat place={place} query={query} rows={rows} />
        <RadioCards
          label={t('export.include')}
          choices={kinds.map((kind) => ({ value: kind, ...told[kind] }))}
          value={choice.isChosen ? 'selected' : 'default'}
          onChange={(value) => change({ isChosen: value === 'selected' })}
        />
        {choice.isChosen && (
          <FieldChooser
            fields={fields}
            chosen={choice.fields}
            problem={problem}
            onChange={(next) => change({ fields: next })}
          />
        )}
        <div className={css.file}>
          <SegmentedRadio
            label={t('export.file')}
            options={exportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
            selected={choice.fileFormat}
            onSelect={(value) => change({ fileFormat: value === 'xls' ? 'xls' : 'csv' })}
          />
          <SegmentedRadio
            label={t('export.language')}
            options={[
              { value: 'en', label: <span lang="en">{t('export.english')}</span> },
              { value: 'ar', label: <span lang="ar">{t('export.arabic')}</span> },
            ]}
            selected={choice.language}
            onSelect={(value) => change({ language: value === 'ar' ? 'ar' : 'en' })}
          />
          <p className={css.hint}>{t(`export.hint.${choice.fileFormat}`)}</p>
          <ButtonLink variant="quiet" size="row" {...atOnce} target="_blank">
            {t('export.direct')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
