import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, wantsPassword } from '../../base/session/answer-of.ts'
import { useConfirmAhead, useConfirmPassword } from '../../base/session/confirm-password.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { useTell } from '../use-tell.ts'
import { idOf, paramsOf, type AnyResource, type AnyRow } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'

/**
 * Deleted without a question: it leaves the list at once, and the server hears of it when the notice that offers to undo it
 * has gone, or the page with it. Refused, it stands there again. Where the server wants to know who sits there, that is asked
 * before anything is said to be deleted.
 */
export function useRemoval(of: AnyResource) {
  const t = useResourceText()
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const confirmPassword = useConfirmPassword()
  const confirmAhead = useConfirmAhead()
  const key = ['removed', ...of.key]
  // Also after a way to another page and back.
  const { data: removed } = useQuery<readonly string[]>({
    queryKey: key,
    queryFn: () => [],
    initialData: [],
    staleTime: Infinity,
  })
  const change = (to: (ids: readonly string[]) => readonly string[]) =>
    queries.setQueryData<readonly string[]>(key, (ids = []) => to(ids))

  return {
    removed,
    mayGo: async (): Promise<boolean> => {
      if (!of.removesWithPassword) return true
      try {
        return await confirmAhead()
      } catch (error) {
        tell({ error })
        return false
      }
    },
    remove: (row: AnyRow, name: string) => {
      const { remove } = of.client
      if (!remove) return
      const id = idOf(of, row)
      let isOpen = true
      const back = () => change((ids) => ids.filter((one) => one !== id))
      const send = async (): Promise<void> => {
        try {
          answerOf(await remove({ ...paramsOf(of, row), fetchOptions: { keepalive: true } }))
        } catch (error) {
          if (!wantsPassword(error)) tell({ error })
          else if (await confirmPassword()) return send()
        }
        await queries.invalidateQueries({ queryKey: of.key })
        back()
      }
      const close = () => {
        if (!isOpen) return false
        isOpen = false
        window.removeEventListener('pagehide', end)
        return true
      }
      const end = () => void (close() && send())
      window.addEventListener('pagehide', end)
      change((ids) => [...ids, id])
      notices.success(t('resource.removed', { name }), {
        undo: { label: t('resource.undo'), onUndo: () => void (close() && back()) },
        onGone: end,
      })
    },
  }
}
