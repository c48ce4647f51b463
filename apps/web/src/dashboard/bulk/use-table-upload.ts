import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { bulkFileTypes, bulkLimits } from '@wasl/domain/bulk'
import { fileProblem } from '@wasl/ui/fields/files/file-problem.ts'
import type { FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { useRef, useState } from 'react'
import { FileRefused } from '../../desk/form/send-upload.ts'
import { useLocale } from '../../i18n/language.tsx'
import { fileSize } from '../../parts/file-words.ts'
import { bulkPaths } from './bulk-paths.ts'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { sendTable } from './send-table.ts'

/** A file on its way: looked at here, sent with its progress, and shown once it is there. */
export function useTableUpload() {
  const t = useBulkText()
  const locale = useLocale()
  const router = useRouter()
  const queries = useQueryClient()
  const [state, setState] = useState<FileDropState>({ kind: 'idle' })
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)

  const refused = { type: 'bulk.wrongType', empty: 'bulk.emptyFile', tooLarge: 'bulk.largeFile' } as const

  const take = async (file: File) => {
    sending.current?.abort()
    const wrong = fileProblem(file, { types: bulkFileTypes, maxBytes: bulkLimits.bytes })
    setProblem(wrong && t(refused[wrong]))
    if (wrong) return setState({ kind: 'idle' })
    const { unit, size } = fileSize(file.size)
    const chosen = { name: file.name, facts: t(`bulk.${unit}`, { size }) }
    const controller = new AbortController()
    sending.current = controller
    setState({ kind: 'sending', file: chosen, percent: 0 })
    const onProgress = (percent: number) => setState({ kind: 'sending', file: chosen, percent })
    try {
      const id = await sendTable({ file, onProgress, signal: controller.signal, language: locale })
      setState({ kind: 'done', file: chosen })
      await queries.invalidateQueries({ queryKey: bulkKey })
      router.history.push(bulkPaths.upload(locale, id))
    } catch (error) {
      if (controller.signal.aborted) return setState({ kind: 'idle' })
      const message = (error instanceof FileRefused && error.said) || t('bulk.uploadFailed')
      setState({ kind: 'error', file: chosen, message })
    }
  }
  const remove = () => {
    sending.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, problem, take: (file: File) => void take(file), remove }
}
