import { Button } from '@wasl/ui/actions/Button'
import { Fragment, useEffect, useId, useMemo, type FormEvent, type ReactNode } from 'react'
import area from '../form/Area.module.css'
import { useAreaText } from '../form/area.text.ts'
import { AskBeforeLeaving } from '../form/AskBeforeLeaving.tsx'
import { SavingProblem } from '../form/SavingProblem.tsx'
import { useSaving } from '../form/use-saving.ts'
import { useStoredDraft } from '../form/use-stored-draft.ts'
import { useWrongField } from '../form/use-wrong-field.ts'
import css from './Resource.module.css'
import {
  draftOfRow,
  idOf,
  newDraft,
  paramsOf,
  revisionOf,
  titleOfRow,
  wishOf,
  type AnyResource,
  type AnyRow,
} from './any-resource.ts'
import { useResourceText } from './resource.text.ts'
import type { useAt } from './use-at.ts'

type Props = {
  of: AnyResource
  at: ReturnType<typeof useAt>
  /** Null for a new one. */
  row: AnyRow | null
  like: AnyRow | null
  tools: ReactNode
  /** Null where nothing was typed, else what gives it up. */
  onTyped: (giveUp: (() => void) | null) => void
  onSaved: (body: AnyRow) => void
}

/** What is typed stays through a refusal, a reload and a walk to another row, until it is saved or given up. */
export function ResourceForm({ of, at, row, like, tools, onTyped, onSaved }: Props) {
  const t = useResourceText()
  const a = useAreaText()
  const say = of.words()
  const told = of.told()
  const formId = useId()
  const saving = useSaving(of.key)
  const form = useWrongField(saving.isSaving, saving.refusal)
  const stored = useMemo(() => (row ? draftOfRow(of, row, at) : newDraft(of, like, at)), [of, at, row, like])
  const { draft, revision, isChanged, isBehind, keep, saved, giveUp } = useStoredDraft({
    name: `${of.key.join('.')}.${row ? idOf(of, row) : `new${like ? idOf(of, like) : ''}`}`,
    stored,
    revision: revisionOf(row),
  })
  const discard = () => {
    saving.clear()
    giveUp()
  }
  useEffect(() => onTyped(isChanged ? discard : null))
  useEffect(() => () => onTyped(null), [onTyped])
  const send = async (): Promise<unknown> => {
    const wrong = of.wrong?.(draft, at) ?? {}
    if (Object.keys(wrong).length > 0) {
      saving.refuse(wrong)
      return null
    }
    const body = wishOf(of, draft, row, at)
    const { create, change } = of.client
    if (!row) return create ? saving.save(() => create({ body })) : null
    return change ? saving.save(() => change({ ...paramsOf(of, row), body: { ...body, revision } })) : null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = await send()
    if (body === null) return
    saved()
    told(body as never, row)
    onSaved(body as AnyRow)
  }
  return (
    <div className={css.form}>
      <AskBeforeLeaving
        isUnsaved={isChanged && !saving.isSaving}
        text={a('area.unsaved')}
        onLeave={discard}
      />
      {/* What a tool opens may have a form of its own: the tools stand outside of this one. */}
      <form ref={form} id={formId} className={area.form} noValidate onSubmit={(event) => void submit(event)}>
        <SavingProblem
          saving={{ problem: saving.problem, isOutdated: saving.isOutdated || isBehind }}
          onReload={discard}
        />
        {of.fields
          .filter(({ isOnce }) => !isOnce || !row)
          .map((field) => (
            <Fragment key={field.keys.join()}>
              {field.show({
                draft,
                change: (changes) => keep((now) => ({ ...now, ...changes })),
                problemOf: saving.problemOf,
                before: stored,
                say: (word, values) => say(`${of.prefix}.${word}`, values),
                words: {
                  choose: t('resource.choose'),
                  saving: a('area.saving'),
                  optional: a('area.optional'),
                },
                page: at.page,
                name: titleOfRow(of, { ...row, ...draft }, at),
                row,
                locale: at.locale,
              })}
            </Fragment>
          ))}
      </form>
      <div className={css.foot}>
        {tools}
        {isChanged && row && (
          <Button size="row" variant="quiet" onClick={discard}>
            {a('area.discard')}
          </Button>
        )}
        <Button variant="primary" size="row" type="submit" form={formId} isPending={saving.isSaving}>
          {row ? a('area.save') : say(`${of.prefix}.add`)}
        </Button>
      </div>
    </div>
  )
}
