import type { AttemptShown, EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { Dots } from '@wasl/ui/Dots'
import { Name } from '../../../parts/Name.tsx'
import type { CallbackNews } from './callback-news.ts'
import { useDetailText } from './detail.text.ts'

type Props = { event: EventShown; news: CallbackNews; attempts: readonly AttemptShown[] }

/** Which gateway it was, and how often or that nothing came of it. */
export function CallbackBy({ event, news, attempts }: Props) {
  const t = useDetailText()
  const gateway = attempts.find(({ id }) => id === event.attemptId)?.gateway
  const times = event.callback?.times ?? 1
  return (
    <Dots>
      {gateway ? <Name of={gateway} /> : t('detail.actor.session')}
      {news === 'again' && times > 1 && t('detail.callback.times', { n: times })}
      {(news === 'denies' || news === 'late') && t('detail.callback.nothing')}
    </Dots>
  )
}
