import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/StatePage'
import { CounterBar } from '../../../pos/CounterBar.tsx'
import { usePosText } from '../../../pos/pos.text.ts'

export function PosNotFound() {
  const t = usePosText()
  return (
    <>
      <CounterBar />
      <StatePage drawing={<LostPath />} title={t('pos.notFound')} />
    </>
  )
}
