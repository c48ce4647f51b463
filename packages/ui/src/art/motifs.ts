import { CalmSea } from './CalmSea.tsx'
import { ClosedGate } from './ClosedGate.tsx'
import { CloudWithLine } from './CloudWithLine.tsx'
import { CloudWithMark } from './CloudWithMark.tsx'
import { CrossedTicket } from './CrossedTicket.tsx'
import { EmptyBox } from './EmptyBox.tsx'
import { Hourglass } from './Hourglass.tsx'
import { LogoMark } from './LogoMark.tsx'
import { LostPath } from './LostPath.tsx'
import { SearchedSand } from './SearchedSand.tsx'
import { SleepingLamp } from './SleepingLamp.tsx'

/** What is drawn on states. */
export const scenes = {
  ClosedGate,
  CloudWithLine,
  CloudWithMark,
  CrossedTicket,
  EmptyBox,
  Hourglass,
  LostPath,
  SearchedSand,
  SleepingLamp,
}

/** Every drawing, for those who look at all of them; a page imports the one it shows. */
export const motifs = { ...scenes, CalmSea, LogoMark }
