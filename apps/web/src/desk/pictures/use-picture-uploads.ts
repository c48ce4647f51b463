import type { FileRowState } from '@wasl/ui/fields/files/FileRow'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useLocale } from '../../i18n/language.tsx'
import { FileRefused, sendUpload } from '../form/send-upload.ts'
import { usePicturesText } from './pictures.text.ts'

const Kept = z.object({ url: z.string(), name: z.string(), width: z.int(), height: z.int() })
export type KeptPicture = z.infer<typeof Kept>

const mostBytes = 10 * 1_048_576

type Under = { id: string; state: FileRowState }

/** Sends pictures one after the other, and tells of each how far it is. A refusal stays until it is taken away. */
export function usePictureUploads({ path, onKept }: { path: string; onKept: (kept: KeptPicture) => void }) {
  const t = usePicturesText()
  const language = useLocale()
  const [under, setUnder] = useState<Under[]>([])
  const kept = useRef(onKept)
  useEffect(() => void (kept.current = onKept))
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  const put = (id: string, state: FileRowState) =>
    setUnder((rows) => rows.map((row) => (row.id === id ? { id, state } : row)))
  const drop = (id: string) => setUnder((rows) => rows.filter((row) => row.id !== id))

  const send = async (id: string, file: File, signal: AbortSignal) => {
    if (signal.aborted) return
    const shown = { name: file.name, facts: '' }
    try {
      if (file.size > mostBytes) throw new FileRefused(t('pictures.tooLarge', { name: file.name }))
      const form = new FormData()
      form.set('file', file)
      const onProgress = (percent: number) => put(id, { kind: 'sending', file: shown, percent })
      const sent = await sendUpload({ path, body: form }, { onProgress, signal, language })
      kept.current(Kept.parse(sent))
      drop(id)
    } catch (error) {
      if (signal.aborted) return
      const said = error instanceof FileRefused ? error.said : null
      put(id, { kind: 'error', file: shown, message: said ?? t('pictures.failed', { name: file.name }) })
    } finally {
      stops.current.delete(id)
    }
  }
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = crypto.randomUUID()
      const stop = new AbortController()
      stops.current.set(id, stop)
      const state: FileRowState = { kind: 'sending', file: { name: file.name, facts: '' }, percent: 0 }
      setUnder((rows) => [...rows, { id, state }])
      line.current = line.current.then(() => send(id, file, stop.signal))
    }
  }
  const remove = (id: string) => {
    stops.current.get(id)?.abort()
    drop(id)
  }
  return { under, add, remove }
}
