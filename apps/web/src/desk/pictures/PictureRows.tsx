import { byName } from '@wasl/domain/by-name'
import { sourceAt } from '@wasl/domain/picture-widths'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { GripVerticalIcon } from '@wasl/ui/icons/GripVerticalIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { Pill } from '@wasl/ui/money/Pill'
import { reorder } from '@wasl/ui/table/columns/reorder.ts'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import css from './PictureRows.module.css'
import { PicturesDrop } from './PicturesDrop.tsx'
import { usePicturesText } from './pictures.text.ts'
import { useLineDrag } from './use-line-drag.ts'

type Picture = { url: string; altEn: string; altAr: string }

type Props = {
  label: string
  pictures: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  /** Where they are uploaded to. */
  path: string
  problem: string | undefined
}

const steps = byName({ ArrowUp: -1, ArrowDown: 1, Home: -99, End: 99 })

/** The first is the cover. Each is described in both languages for those who do not see it. */
export function PictureRows({ label, pictures, onChange, path, problem }: Props) {
  const t = usePicturesText()
  const announce = useAnnounce()
  const notices = useNotices()
  const list = useRef<HTMLOListElement>(null)
  const count = pictures.length
  // What is uploaded or brought back comes late: it is put to what stands there then.
  const latest = useRef(pictures)
  useEffect(() => void (latest.current = pictures), [pictures])
  const put = (next: readonly Picture[]) => {
    latest.current = next
    onChange([...next])
  }
  const move = (from: number, wished: number) => {
    const to = Math.min(Math.max(wished, 0), count - 1)
    if (to === from) return
    put(reorder(latest.current, from, to))
    announce(t('pictures.moved', { n: to + 1, count }))
  }
  const { held, grab } = useLineDrag(list, move)
  const key = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
  }
  const remove = (picture: Picture, at: number) => {
    const before = latest.current
    put(before.filter((one) => one.url !== picture.url))
    focusHandle(list.current, Math.min(at, before.length - 2))
    notices.success(t('pictures.removed'), {
      about: `picture ${picture.url}`,
      undo: {
        label: t('pictures.undo'),
        onUndo: () => put(latest.current.toSpliced(at, 0, picture)),
      },
    })
  }
  const set = (at: number, changes: Partial<Picture>) =>
    put(latest.current.map((picture, index) => (index === at ? { ...picture, ...changes } : picture)))
  return (
    <>
      {count > 0 && (
        <ol ref={list} className={css.list} aria-label={label}>
          {pictures.map((picture, at) => (
            <li
              key={picture.url}
              className={css.picture}
              data-line=""
              data-held={held === at ? '' : undefined}
            >
              <button
                type="button"
                className={css.handle}
                aria-label={t('pictures.move', { n: at + 1, count })}
                onPointerDown={(event) => grab(event, at)}
                onKeyDown={(event) => key(event, at)}
              >
                <GripVerticalIcon size={16} />
              </button>
              <span className={css.seen}>
                <img src={sourceAt(picture.url, 192)} alt="" width={96} height={96} draggable={false} />
                {at === 0 && (
                  <span className={css.cover}>
                    <Pill size="row">{t('pictures.cover')}</Pill>
                  </span>
                )}
              </span>
              <div className={css.alts}>
                {(['altEn', 'altAr'] as const).map((field) => (
                  <TextField
                    key={field}
                    label={t(`pictures.${field}`, { n: at + 1 })}
                    {...(picture[field].trim() === '' && { hint: t('pictures.altMissing') })}
                    lang={field === 'altEn' ? 'en' : 'ar'}
                    dir={field === 'altEn' ? 'ltr' : 'rtl'}
                    maxLength={160}
                    autoComplete="off"
                    value={picture[field]}
                    onChange={(event) => set(at, { [field]: event.target.value })}
                  />
                ))}
              </div>
              <IconButton
                label={t('pictures.remove', { n: at + 1 })}
                icon={<Trash2Icon size={16} />}
                onClick={() => remove(picture, at)}
              />
            </li>
          ))}
        </ol>
      )}
      {count > 1 && <p className={css.hint}>{t('pictures.moveHint')}</p>}
      <PicturesDrop
        label={label}
        path={path}
        problem={problem ?? null}
        onKept={({ url }) => {
          const rest = latest.current
          if (!rest.some((one) => one.url === url)) put([...rest, { url, altEn: '', altAr: '' }])
        }}
      />
    </>
  )
}

/** What stands in the place of the removed one has the focus, else the button that adds. */
function focusHandle(list: HTMLElement | null, at: number) {
  const group = list?.parentElement
  requestAnimationFrame(() => {
    const handles = group?.querySelectorAll<HTMLElement>('[data-line] > button') ?? []
    const next = handles[Math.max(0, at)] ?? group?.querySelector<HTMLElement>('fieldset button')
    next?.focus()
  })
}
