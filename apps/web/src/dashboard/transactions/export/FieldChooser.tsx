import { exportGroups } from '@wasl/contracts/lists/transactions'
import type { ExportField } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import { matchesText } from '@wasl/domain/match-text'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import css from './Export.module.css'
import { useExportText } from './export.text.ts'

type Props = {
  fields: readonly ExportField[]
  chosen: readonly string[]
  problem: string | null
  onChange: (names: readonly string[]) => void
}

/** All fields by where they come from; what is searched for hides the others and drops none. */
export function FieldChooser({ fields, chosen, problem, onChange }: Props) {
  const t = useExportText()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const shown = fields.filter(({ label }) => wanted === '' || matchesText([label.en, label.ar], wanted))
  const groups = exportGroups.filter((group) => shown.some((field) => field.group === group))
  const hasAll = chosen.length === fields.length
  const inOrder = (names: ReadonlySet<string>) =>
    fields.flatMap(({ name }) => (names.has(name) ? [name] : []))

  return (
    <div className={css.chooser} data-box="export-fields">
      <div className={css.tools}>
        <SearchField
          label={t('export.find')}
          placeholder={t('export.find')}
          clearLabel={t('export.clear')}
          onSearch={setWanted}
        />
        <Button
          variant="quiet"
          size="row"
          onClick={() => onChange(hasAll ? [] : fields.map(({ name }) => name))}
        >
          {t(hasAll ? 'export.selectNone' : 'export.selectAll')}
        </Button>
      </div>
      {groups.length === 0 && <p className={css.none}>{t('export.findNone')}</p>}
      <div className={css.groups}>
        {groups.map((group) => {
          const inGroup = shown.filter((field) => field.group === group)
          return (
            <fieldset key={group} className={css.group}>
              <legend className={css.legend}>{t(`export.group.${group}`)}</legend>
              {inGroup.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  label={pick(label, locale)}
                  checked={chosen.includes(name)}
                  onChange={(isChecked) => onChange(inOrder(toggled(chosen, name, isChecked)))}
                />
              ))}
            </fieldset>
          )
        })}
      </div>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function toggled(chosen: readonly string[], name: string, isChosen: boolean): ReadonlySet<string> {
  const names = new Set(chosen)
  if (isChosen) names.add(name)
  else names.delete(name)
  return names
}
