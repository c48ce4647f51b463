import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { Button } from '@wasl/ui/actions/Button'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@wasl/ui/icons/ChevronUpIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useEffect, useRef } from 'react'
import css from './Create.module.css'
import { movedBy } from '../../parts/moved-by.ts'
import { nextRemarkId } from './next-remark-id.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const mostRows = 20

/** Label and value, in an order that is changed by buttons: the keyboard needs no drag. */
export function RemarkRows({ model: { form, change, problemOf } }: { model: FormModel }) {
  const t = useRequestText()
  const announce = useAnnounce()
  const { remarks } = form
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })
  const set = (id: number, part: object) =>
    change({ remarks: remarks.map((row) => (row.id === id ? { ...row, ...part } : row)) })
  const add = () => {
    const id = nextRemarkId(remarks)
    focusNext.current = `request-remark-${id}`
    change({ remarks: [...remarks, { id, labelEn: '', labelAr: '', value: '' }] })
  }
  const remove = (id: number) => {
    const at = remarks.findIndex((row) => row.id === id)
    const next = remarks[at + 1] ?? remarks[at - 1]
    focusNext.current = next ? `request-remark-${next.id}` : 'request-remarks'
    change({ remarks: remarks.filter((row) => row.id !== id) })
  }
  const move = (at: number, by: -1 | 1) => {
    change({ remarks: movedBy(remarks, at, by) })
    announce(t('newRequest.remarkMoved', { from: at + 1, to: at + 1 + by }))
  }
  return (
    <div className={css.group}>
      <h3>{t('newRequest.remarks')}</h3>
      <p className={css.note}>{t('newRequest.remarksHint')}</p>
      {problemOf('remarks') && <p role="alert">{problemOf('remarks')}</p>}
      {remarks.map(({ id, labelEn, labelAr, value }, at) => {
        const n = at + 1
        return (
          <fieldset key={id} className={css.remark}>
            <div className={css.remarkHead}>
              <legend>{t('newRequest.remark', { n })}</legend>
              <span>
                <IconButton
                  label={t('newRequest.remarkUp', { n })}
                  icon={<ChevronUpIcon />}
                  aria-disabled={at === 0 ? true : undefined}
                  onClick={() => at > 0 && move(at, -1)}
                />
                <IconButton
                  label={t('newRequest.remarkDown', { n })}
                  icon={<ChevronDownIcon />}
                  aria-disabled={at === remarks.length - 1 ? true : undefined}
                  onClick={() => at < remarks.length - 1 && move(at, 1)}
                />
                <IconButton
                  label={t('newRequest.remarkRemove', { n })}
                  icon={<Trash2Icon />}
                  onClick={() => remove(id)}
                />
              </span>
            </div>
            <div className={css.row}>
              <TextField
                id={`request-remark-${id}`}
                label={t('newRequest.remarkEn')}
                dir="ltr"
                maxLength={64}
                value={labelEn}
                onChange={({ currentTarget }) => set(id, { labelEn: currentTarget.value })}
              />
              <TextField
                label={t('newRequest.remarkAr')}
                dir="rtl"
                lang="ar"
                maxLength={64}
                value={labelAr}
                onChange={({ currentTarget }) => set(id, { labelAr: currentTarget.value })}
              />
              <TextField
                label={t('newRequest.remarkValue')}
                maxLength={500}
                value={value}
                onChange={({ currentTarget }) => set(id, { value: currentTarget.value })}
              />
            </div>
          </fieldset>
        )
      })}
      {remarks.length < mostRows && (
        <div>
          <Button id="request-remarks" size="row" icon={<PlusIcon size={16} />} onClick={add}>
            {t('newRequest.remarkAdd')}
          </Button>
        </div>
      )}
    </div>
  )
}
