import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { listsKey } from './list.queries.ts'

/** Asking again for what is shown, because somebody wants to see it done. */
export function useRefresh({ module, list }: ListPlace): { isAsked: boolean; refresh: () => void } {
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const refresh = useCallback(() => {
    setIsAsked(true)
    const queryKey = [...listsKey, module, list]
    void queries.refetchQueries({ queryKey, type: 'active' }).finally(() => setIsAsked(false))
  }, [queries, module, list])
  return { isAsked, refresh }
}
