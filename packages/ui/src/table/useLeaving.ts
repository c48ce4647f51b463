import { startTransition, useEffect, useState, type ReactElement } from 'react'

type Bodies<Props> = readonly ReactElement<Props>[]

/** As many bodies that left may be taken out of the page in one go. */
const few = 2

/**
 * The bodies that stood and stand no more, to be drawn hidden behind those that do. Where there are many they are taken out
 * some at a time, when all others stand: a hundred rows in one go keep a slow machine from the next key. `standing` is held
 * still by the caller.
 */
export function useLeaving<Props>(standing: Bodies<Props>, isWhole: boolean): Bodies<Props> {
  const [known, setKnown] = useState<{ standing: Bodies<Props>; leaving: Bodies<Props> }>({
    standing,
    leaving: [],
  })
  const shown = known.standing === standing ? known : { standing, leaving: leavingOf(known, standing) }
  if (shown !== known) setKnown(shown)
  const { leaving } = shown
  useEffect(() => {
    if (isWhole && leaving.length > 0)
      startTransition(() => setKnown({ standing, leaving: leaving.slice(few) }))
  }, [standing, isWhole, leaving])
  return leaving
}

/** What left in the change before goes at once when many leave anew. */
function leavingOf<Props>(
  before: { standing: Bodies<Props>; leaving: Bodies<Props> },
  standing: Bodies<Props>,
): Bodies<Props> {
  const stand = new Set(standing.map(({ key }) => key))
  const left = before.standing.filter(({ key }) => !stand.has(key))
  return left.length > few ? left : before.leaving.filter(({ key }) => !stand.has(key))
}
