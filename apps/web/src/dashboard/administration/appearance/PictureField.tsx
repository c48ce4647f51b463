import { FileDrop, type FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../../../desk/form/send-file.ts'
import { FileRefused } from '../../../desk/form/send-upload.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'

type Props = {
  label: string
  hint: string
  url: string
  onChange: (url: string) => void
  problem?: string | null
}

const path = '/bff/dashboard/administration/pictures/upload'
const types = ['.png', '.jpg', '.jpeg', '.webp']

/** Uploaded at once, used once the form is saved. */
export function PictureField({ label, hint, url, onChange, problem }: Props) {
  const t = useAppearanceText()
  const language = useLocale()
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const add = async (file: File) => {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setRefusal(null)
    setSending({ name: file.name, percent: 0 })
    try {
      const onProgress = (percent: number) => setSending({ name: file.name, percent })
      onChange((await sendFile({ path, file, onProgress, signal: mine.signal, language })).url)
    } catch (error) {
      if (!mine.signal.aborted)
        setRefusal((error instanceof FileRefused && error.said) || t('appearance.fileFailed'))
    }
    if (stop.current === mine) setSending(null)
  }
  const remove = () => {
    stop.current?.abort()
    setSending(null)
    onChange('')
  }
  const state: FileDropState = sending
    ? { kind: 'sending', file: { name: sending.name, facts: '' }, percent: sending.percent }
    : url
      ? { kind: 'done', file: { name: t('appearance.picture'), facts: t('appearance.pictureFacts') } }
      : { kind: 'idle' }
  return (
    <div className={css.picture}>
      {url && <img className={css.logo} src={url} alt="" width={64} height={64} />}
      <FileDrop
        label={label}
        hint={hint}
        problem={refusal ?? problem ?? null}
        state={state}
        types={types}
        onFile={(file) => void add(file)}
        onRemove={remove}
        words={{
          drop: t('appearance.drop'),
          over: t('appearance.over'),
          choose: t('appearance.chooseFile'),
          checking: t('appearance.checking'),
          sending: (percent) => t('appearance.sending', { percent }),
          done: t('appearance.sent'),
          replace: t('appearance.replace'),
          stop: (file) => t('appearance.stop', { file }),
          remove: (file) => t('appearance.remove', { file }),
        }}
      />
    </div>
  )
}
