import type { FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { fileProblem } from '@wasl/ui/fields/files/file-problem.ts'
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../../desk/form/send-file.ts'
import { FileRefused } from '../../desk/form/send-upload.ts'
import { useLocale } from '../../i18n/language.tsx'
import { fileSize } from '../../parts/file-words.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const path = '/bff/dashboard/payment-request/upload'

type Sending = { file: File; percent: number }

/** S2 §5: what the server says of the file stands at it, else 'Failed to upload file'. */
export function useAttachment({ form, setup, change }: FormModel) {
  const t = useRequestText()
  const language = useLocale()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const { endings, mostBytes } = setup.attachment
  const types = endings.map((ending) => `.${ending}`)
  const factsOf = (bytes: number) => {
    const { unit, size } = fileSize(bytes)
    return t(`newRequest.size.${unit}`, { size })
  }

  const add = async (file: File) => {
    const known = fileProblem(file, { types, maxBytes: mostBytes })
    if (known) return setProblem(t(problemKeys[known], { endings: endings.join(', ') }))
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setProblem(null)
    setSending({ file, percent: 0 })
    try {
      const onProgress = (percent: number) => setSending({ file, percent })
      change({ file: await sendFile({ path, file, onProgress, signal: mine.signal, language }) })
    } catch (error) {
      if (!mine.signal.aborted)
        setProblem((error instanceof FileRefused && error.said) || t('newRequest.fileFailed'))
    }
    if (stop.current === mine) setSending(null)
  }
  const remove = () => {
    stop.current?.abort()
    setSending(null)
    change({ file: null })
  }
  const state: FileDropState = sending
    ? {
        kind: 'sending',
        file: { name: sending.file.name, facts: factsOf(sending.file.size) },
        percent: sending.percent,
      }
    : form.file
      ? { kind: 'done', file: { name: form.file.name, facts: factsOf(form.file.bytes) } }
      : { kind: 'idle' }
  return { state, problem, add, remove, types }
}

const problemKeys = {
  type: 'newRequest.fileType',
  empty: 'newRequest.fileEmpty',
  tooLarge: 'newRequest.fileTooLarge',
} as const
