import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkColumn } from '@wasl/domain/bulk'
import { useAnnounce } from '@wasl/ui/announce.ts'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'

type Asked = { uploadId: string; number: number; onSaved: () => void }

/** The row as the server finds it now; said, because what is looked at may go from the list. */
export function useCorrect({ uploadId, number, onSaved }: Asked) {
  const t = useBulkText()
  const announce = useAnnounce()
  const tell = useTell()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: async (values: Partial<Record<BulkColumn, string>>) =>
      answerOf(
        await staffClient.bulk.correct({ params: { id: uploadId, row: String(number) }, body: { values } }),
      ),
    onSuccess: async ({ problems }) => {
      await queries.invalidateQueries({ queryKey: bulkKey })
      announce(t(problems.length > 0 ? 'bulk.stillWrong' : 'bulk.fixedSaid', { n: number }))
      onSaved()
    },
    onError: (error) => tell({ error }),
  })
  return { isSaving: isPending, save: mutate }
}
