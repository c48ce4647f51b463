import type { Editable } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../../i18n/language.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import { mostRemarks, remarkField, type NewRemark } from './edit-form.ts'
import type { EditModel } from './use-edit-form.ts'

type Props = { editable: Editable; edit: EditModel }

/** Those that are there keep their names, and an empty one goes; new ones stand behind them. */
export function EditRemarks({ editable, edit: { form, change, problemOf } }: Props) {
  const t = useDetailText()
  const locale = useLocale()
  const { remarks, added } = form
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })
  const set = (at: number, part: Partial<NewRemark>) =>
    change({ added: added.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const add = () => {
    focusNext.current = nameId(added.length)
    change({ added: [...added, { labelEn: '', labelAr: '', value: '' }] })
  }
  const remove = (at: number) => {
    focusNext.current = added.length > 1 ? nameId(Math.min(at, added.length - 2)) : addId
    change({ added: added.filter((_, place) => place !== at) })
  }
  const problemAt = (place: number) => problemOf(remarkField(editable.remarks.length + place))
  return (
    <>
      {editable.remarks.map(({ label }, at) => (
        <TextArea
          key={`${at} ${label.en} ${label.ar}`}
          label={t('detail.remark', { label: pick(label, locale) })}
          value={remarks[at] ?? ''}
          onChange={(event) => change({ remarks: remarks.with(at, event.target.value) })}
          problem={problemOf(remarkField(at))}
        />
      ))}
      {added.map(({ labelEn, labelAr, value }, at) => (
        // What is added has no name of its own yet.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={css.newRemark} aria-label={t('detail.newRemark', { n: at + 1 })}>
          <div className={css.newRemarkHead}>
            <span>{t('detail.newRemark', { n: at + 1 })}</span>
            <IconButton
              label={t('detail.remarkRemove', { n: at + 1 })}
              icon={<Trash2Icon />}
              onClick={() => remove(at)}
            />
          </div>
          <TextField
            id={nameId(at)}
            label={t('detail.remarkEn')}
            dir="ltr"
            maxLength={64}
            value={labelEn}
            onChange={({ currentTarget }) => set(at, { labelEn: currentTarget.value })}
            problem={labelEn.trim() === '' ? problemOf('remarks') : undefined}
          />
          <TextField
            label={t('detail.remarkAr')}
            dir="rtl"
            lang="ar"
            maxLength={64}
            value={labelAr}
            onChange={({ currentTarget }) => set(at, { labelAr: currentTarget.value })}
            problem={labelAr.trim() === '' ? problemOf('remarks') : undefined}
          />
          <TextArea
            label={t('detail.remarkValue')}
            value={value}
            onChange={(event) => set(at, { value: event.target.value })}
            problem={problemAt(at)}
          />
        </fieldset>
      ))}
      {remarks.length + added.length < mostRemarks && (
        <div>
          <Button id={addId} size="row" icon={<PlusIcon size={16} />} onClick={add}>
            {t('detail.remarkAdd')}
          </Button>
        </div>
      )}
    </>
  )
}

const addId = 'edit-remark-add'
const nameId = (at: number): string => `edit-remark-${at}`
