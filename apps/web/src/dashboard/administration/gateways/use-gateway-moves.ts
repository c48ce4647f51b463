import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Gateway, Gateways } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { wishOf } from './gateway-form.ts'
import { movedBy } from '../../../parts/moved-by.ts'
import { gatewaysKey, gatewaysQuery } from './gateways.queries.ts'
import { useGatewaysText } from './gateways.text.ts'

/** On, off, its place and whether it is preferred, at once; what somebody else has changed meanwhile is refused and shown. */
export function useGatewayMoves(gateway: Gateway, known: Gateways) {
  const t = useGatewaysText()
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const { code } = gateway
  const after = {
    onError: (error: Error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: gatewaysKey }),
  }
  const turn = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await staffClient.administration.gateways.change({
          params: { code },
          body: { ...wishOf(gateway), active },
        }),
      ),
    onSuccess: ({ active }) => notices.success(t(active ? 'gateways.turnedOn' : 'gateways.turnedOff')),
    ...after,
  })
  const codes = known.results.map((one) => one.code)
  const seen = { order: codes, preferredGateway: known.preferredGateway }
  const arrange = useMutation({
    mutationFn: async (change: { order: string[] } | { preferredGateway: string | null }) =>
      answerOf(await staffClient.administration.gateways.arrange({ body: { ...change, seen } })),
    onSuccess: (arranged) => {
      // The next press has seen this.
      queries.setQueryData(gatewaysQuery.queryKey, arranged)
      notices.success(t('gateways.arranged'))
    },
    ...after,
  })
  return {
    isTurning: turn.isPending,
    turn: (active: boolean) => turn.mutate(active),
    move: (by: -1 | 1) => arrange.mutate({ order: [...movedBy(codes, codes.indexOf(code), by)] }),
    prefer: (wanted: string | null) => arrange.mutate({ preferredGateway: wanted }),
  }
}
