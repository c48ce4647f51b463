import { ClosedGate } from '@wasl/ui/art/ClosedGate'
import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { Hourglass } from '@wasl/ui/art/Hourglass'
import { LostPath } from '@wasl/ui/art/LostPath'

/** What kind of refusal it is, before it is read. */
export function RefusedDrawing({ status }: { status: number }) {
  if (status >= 500) return <CloudWithLine />
  switch (status) {
    case 401:
    case 403:
      return <ClosedGate />
    case 404:
    case 410:
      return <LostPath />
    case 429:
      return <Hourglass />
    default:
      return <CrossedTicket />
  }
}
