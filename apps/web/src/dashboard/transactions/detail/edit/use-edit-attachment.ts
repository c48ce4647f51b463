import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { mostAttachmentBytes } from '@wasl/domain/attachment'
import { pick } from '@wasl/domain/locale'
import type { FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../../../../desk/form/send-file.ts'
import { FileRefused } from '../../../../desk/form/send-upload.ts'
import { useLocale } from '../../../../i18n/language.tsx'
import { fileSize } from '../../../../parts/file-words.ts'
import { useDetailText } from '../detail.text.ts'
import type { EditModel } from './use-edit-form.ts'

type Sending = { file: File; percent: number }

/** S2 §5: what the server says of the file stands at it, else 'Failed to upload file'. */
export function useEditAttachment(
  { plugin, attachment }: TransactionShown,
  { form, change, setIsFileSending }: EditModel,
) {
  const t = useDetailText()
  const language = useLocale()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  const isSending = sending !== null
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => setIsFileSending(isSending), [isSending, setIsFileSending])
  const factsOf = (bytes: number) => {
    const { unit, size } = fileSize(bytes)
    return t(`detail.file.${unit}`, { size })
  }

  const add = async (file: File) => {
    if (file.size > mostAttachmentBytes) return setProblem(t('detail.file.tooLarge'))
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setProblem(null)
    setSending({ file, percent: 0 })
    try {
      const onProgress = (percent: number) => setSending({ file, percent })
      const path = `/bff/dashboard/transaction/${plugin}/upload`
      const kept = await sendFile({ path, file, onProgress, signal: mine.signal, language })
      change({ attachment: { kind: 'replaced', file: kept } })
    } catch (error) {
      if (!mine.signal.aborted)
        setProblem((error instanceof FileRefused && error.said) || t('detail.file.failed'))
    }
    if (stop.current === mine) setSending(null)
  }
  const remove = () => {
    setProblem(null)
    if (sending) {
      stop.current?.abort()
      return setSending(null)
    }
    change({ attachment: { kind: 'removed' } })
  }
  return { state: stateNow(), problem, add, remove }

  function stateNow(): FileDropState {
    if (sending) {
      const { file, percent } = sending
      return { kind: 'sending', file: { name: file.name, facts: factsOf(file.size) }, percent }
    }
    const wish = form.attachment
    if (wish.kind === 'replaced')
      return { kind: 'done', file: { name: wish.file.name, facts: factsOf(wish.file.bytes) } }
    if (wish.kind === 'removed' || attachment === null) return { kind: 'idle' }
    return { kind: 'done', file: { name: pick(attachment.name, language), facts: '' } }
  }
}
