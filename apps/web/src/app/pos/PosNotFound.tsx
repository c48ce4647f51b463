import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CounterBar } from '../../pos/CounterBar.tsx'
import { usePosText } from '../../pos/pos.text.ts'

/** A transaction that is not there, or a counter that takes no payments any more. */
export function PosNotFound({ isCounter = false }: { isCounter?: boolean }) {
  const t = usePosText()
  return (
    <>
      <CounterBar />
      <StatePage drawing={<LostPath />} title={t(isCounter ? 'pos.noCounter' : 'pos.notFound')} />
    </>
  )
}
