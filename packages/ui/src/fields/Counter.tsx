import { useEffect, useRef } from 'react'
import { useAnnounce } from '../text/announce.ts'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Counter.module.css'

type Props = {
  /** Characters typed so far. */
  used: number
  limit: number
  /** Said aloud: "12 characters left" or, when `left` is negative, "3 characters too many". */
  write: (left: number) => string
  /** Share of the limit from which it shows. 0 shows it always. */
  from?: number
}

const settleMs = 800

/** How much room is left, drawn as "240 / 256" and said in words once the typing stops. */
export function Counter({ used, limit, write, from = 0.8 }: Props) {
  const announce = useAnnounce()
  const isNear = used >= limit * 0.8
  const said = useRef(used)
  const sentence = write(limit - used)

  useEffect(() => {
    if (!isNear || said.current === used) return
    const timer = setTimeout(() => {
      said.current = used
      announce(sentence)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [announce, isNear, sentence, used])

  if (used < limit * from) return null
  const isOver = used > limit
  return (
    <p className={css.counter} data-over={isOver ? '' : undefined} data-near={isNear ? '' : undefined}>
      {isOver && <CircleAlertIcon size={16} />}
      {isNear && <VisuallyHidden>{sentence}</VisuallyHidden>}
      <bdi dir="ltr" className={css.count} aria-hidden={isNear ? true : undefined}>
        {used} / {limit}
      </bdi>
    </p>
  )
}
