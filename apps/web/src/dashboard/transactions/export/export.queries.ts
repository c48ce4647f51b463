import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const exportSetupQuery = (params: ListPlace) =>
  queryOptions({
    queryKey: ['export', params.module, params.list],
    queryFn: async () => answerOf(await staffClient.exports.setup({ params })),
    staleTime: 5 * 60_000,
  })
