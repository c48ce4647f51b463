import { Button } from '@wasl/ui/Button'
import { Fragment, useEffect, useMemo, type FormEvent } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { useLocale } from '../../i18n/language.tsx'
import area from '../form/Area.module.css'
import { useAreaText } from '../form/area.text.ts'
import { AskBeforeLeaving } from '../form/AskBeforeLeaving.tsx'
import { SavingProblem } from '../form/SavingProblem.tsx'
import { useSaving } from '../form/use-saving.ts'
import { useStoredDraft } from '../form/use-stored-draft.ts'
import { useWrongField } from '../form/use-wrong-field.ts'
import css from './Resource.module.css'
import { wishOf, type AnyPage, type AnyResource, type AnyRow } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'

type Props = {
  of: AnyResource
  /** Null for a new one. */
  row: AnyRow | null
  page: AnyPage
  /** Null where nothing was typed, else what gives it up. */
  onTyped: (giveUp: (() => void) | null) => void
  onSaved: (row: AnyRow) => void
}

/** What is typed stays through a refusal, a reload and a walk to another row, until it is saved or given up. */
export function ResourceForm({ of, row, page, onTyped, onSaved }: Props) {
  const t = useResourceText()
  const a = useAreaText()
  const say = of.words()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(of.key)
  const form = useWrongField(saving.isSaving, saving.refusal)
  const stored = useMemo(() => (row ? wishOf(of, row) : of.empty), [of, row])
  const { draft, revision, isChanged, isBehind, keep, saved, giveUp } = useStoredDraft({
    name: `${of.key.join('.')}.${row?.id ?? 'new'}`,
    stored,
    revision: row?.revision ?? 0,
  })
  const discard = () => {
    saving.clear()
    giveUp()
  }
  useEffect(() => onTyped(isChanged ? discard : null))
  useEffect(() => () => onTyped(null), [onTyped])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = await (row
      ? saving.save(() => of.client.change({ params: { id: row.id }, body: { ...draft, revision } }))
      : saving.save(() => of.client.create({ body: draft })))
    if (body === null) return
    saved()
    notices.success(a('area.saved'))
    onSaved(body)
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <AskBeforeLeaving
        isUnsaved={isChanged && !saving.isSaving}
        text={a('area.unsaved')}
        onLeave={discard}
      />
      <div className={area.form}>
        <SavingProblem
          saving={{ problem: saving.problem, isOutdated: saving.isOutdated || isBehind }}
          onReload={discard}
        />
        {of.fields.map((field) => (
          <Fragment key={field.keys.join()}>
            {field.show({
              draft,
              change: (changes) => keep((now) => ({ ...now, ...changes })),
              problemOf: saving.problemOf,
              say: (word, values) => say(`${of.prefix}.${word}`, values),
              words: { choose: t('resource.choose'), saving: a('area.saving') },
              page,
              locale,
            })}
          </Fragment>
        ))}
      </div>
      <div className={css.foot}>
        {isChanged && row && (
          <Button size="row" variant="quiet" onClick={discard}>
            {a('area.discard')}
          </Button>
        )}
        <Button variant="primary" size="row" type="submit" isPending={saving.isSaving}>
          {row ? a('area.save') : say(`${of.prefix}.add`)}
        </Button>
      </div>
    </form>
  )
}
