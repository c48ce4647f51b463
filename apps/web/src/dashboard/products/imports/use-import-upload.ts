import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { importFileTypes, importLimits } from '@wasl/domain/product-import'
import { fileProblem } from '@wasl/ui/fields/files/file-problem.ts'
import type { FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { useRef, useState } from 'react'
import { FileRefused, sendUpload } from '../../../desk/form/send-upload.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { fileSize } from '../../../parts/file-words.ts'
import { importPaths, type ImportModule } from './import-paths.ts'
import { importsKey } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'

const refused = {
  type: 'imports.wrongType',
  empty: 'imports.emptyFile',
  tooLarge: 'imports.largeFile',
} as const

/** A file that is sent with its progress, and shown once it is there. */
export function useImportUpload(module: ImportModule) {
  const t = useImportsText()
  const locale = useLocale()
  const router = useRouter()
  const queries = useQueryClient()
  const [state, setState] = useState<FileDropState>({ kind: 'idle' })
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)

  const take = async (file: File) => {
    sending.current?.abort()
    const wrong = fileProblem(file, { types: importFileTypes, maxBytes: importLimits.bytes })
    setProblem(wrong && t(refused[wrong]))
    if (wrong) return setState({ kind: 'idle' })
    const { unit, size } = fileSize(file.size)
    const chosen = { name: file.name, facts: t(`imports.${unit}`, { size }) }
    const { signal } = (sending.current = new AbortController())
    const onProgress = (percent: number) => setState({ kind: 'sending', file: chosen, percent })
    onProgress(0)
    try {
      const path = importPaths.upload(module, file.name)
      const headers = { 'content-type': 'application/octet-stream' }
      const body = await sendUpload({ path, body: file, headers }, { onProgress, signal, language: locale })
      const id = (body as { id?: unknown } | null)?.id
      if (typeof id !== 'string') throw new FileRefused(null)
      setState({ kind: 'done', file: chosen })
      await queries.invalidateQueries({ queryKey: importsKey })
      router.history.push(importPaths.one(locale, module, id))
    } catch (error) {
      if (signal.aborted) return setState({ kind: 'idle' })
      const message = (error instanceof FileRefused && error.said) || t('imports.uploadFailed')
      setState({ kind: 'error', file: chosen, message })
    }
  }
  const remove = () => {
    sending.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, problem, take: (file: File) => void take(file), remove }
}
