import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { parseTransactionState } from '@wasl/domain/states'
import { useAppText } from '../../../../base/base.text.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import type { CallbackNews } from './callback-news.ts'
import { useDetailText } from '../detail.text.ts'
import { callbackNames } from './event-words.ts'

type Props = { event: EventShown; news: CallbackNews }

/** What a gateway said that no step says. */
export function CallbackTitle({ event, news }: Props) {
  const t = useDetailText()
  const stateName = useAppText()
  if (news === 'unreadable') return t('detail.callback.unreadable')
  if (news === 'denies') {
    const said = event.callback?.result ?? ''
    const state = parseTransactionState(said)
    return t('detail.callback.denies', { state: state === 'other' ? said : stateName(`app.state.${state}`) })
  }
  const { bare, ofMoney } = callbackNames[news]
  return event.amount ? t.rich(ofMoney, { amount: <Amount of={event.amount} /> }) : t(bare)
}
