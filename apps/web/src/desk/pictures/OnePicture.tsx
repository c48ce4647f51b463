import { sourceAt } from '@wasl/domain/picture-widths'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { useRef } from 'react'
import css from './OnePicture.module.css'
import { PicturesDrop } from './PicturesDrop.tsx'
import { usePicturesText } from './pictures.text.ts'

type Props = {
  label: string
  hint: string
  /** Empty: none. */
  url: string
  onChange: (url: string) => void
  path: string
  problem: string | null
}

/** One picture, or none. Another one takes its place. */
export function OnePicture({ label, hint, url, onChange, path, problem }: Props) {
  const t = usePicturesText()
  const group = useRef<HTMLDivElement>(null)
  return (
    <div ref={group} className={css.one}>
      {url && (
        <div className={css.seen}>
          <img src={sourceAt(url, 640)} alt="" />
          <IconButton
            label={t('pictures.removeOf', { what: label })}
            icon={<Trash2Icon size={16} />}
            onClick={() => {
              onChange('')
              group.current?.querySelector<HTMLElement>('fieldset button')?.focus()
            }}
          />
        </div>
      )}
      <PicturesDrop
        label={label}
        hint={hint}
        path={path}
        problem={problem}
        onKept={(kept) => onChange(kept.url)}
      />
    </div>
  )
}
