import { cloneElement, useRef, type JSX, type ReactNode } from 'react'
import { late } from '../late.tsx'
import { useTooltip } from './use-tooltip.ts'

type Props = {
  /** Never the only carrier: touch screens do not show it. */
  text: ReactNode
  shortcut?: string
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** One control of ours that can take the focus. */
  children: JSX.Element
}

/** Fetched when the first control of the page is pointed at or focused. */
const Bubble = late(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

/** Shown on hover after a moment and on keyboard focus at once; stays while pointed at; Escape hides it. */
export function Tooltip({ text, shortcut, side = 'top', children }: Props) {
  const control = useRef<HTMLElement>(null)
  const { id, isOpen, hide, stay, leave, handlers } = useTooltip(Bubble.warm)
  const hasArrived = Bubble.useArrived()
  return (
    <>
      {cloneElement(children, {
        ref: control,
        'aria-describedby': isOpen && hasArrived ? id : undefined,
        ...handlers,
      })}
      {isOpen && (
        <Bubble
          id={id}
          control={control}
          text={text}
          shortcut={shortcut}
          side={side}
          onStay={stay}
          onLeave={leave}
          onHide={hide}
        />
      )}
    </>
  )
}
