import { useMemo, type ReactNode, type RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { usePortalContainer } from '../portal-container.ts'
import css from './Tooltip.module.css'

type Props = {
  id: string
  /** The control it speaks of. */
  control: RefObject<HTMLElement | null>
  text: ReactNode
  shortcut: string | undefined
  side: 'top' | 'bottom' | 'start' | 'end'
  /** It is pointed at itself. */
  onStay: () => void
  onLeave: () => void
  onHide: () => void
}

/** The words beside a control, for as long as they are rendered. */
export function TooltipBubble({ id, control, text, shortcut, side, onStay, onLeave, onHide }: Props) {
  const container = usePortalContainer()
  // The trigger of the library hands the id down in the same way, unknown to its types.
  const named = { id }
  const state = useMemo(
    () => ({
      isOpen: true,
      shouldSkipAnimation: false,
      open: onStay,
      close: (isAtOnce?: boolean) => (isAtOnce ? onHide() : onLeave()),
    }),
    [onStay, onLeave, onHide],
  )
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...container}
        {...named}
        isOpen
        triggerRef={control}
        className={css.tooltip}
        placement={side}
        offset={6}
      >
        <span>{text}</span>
        {shortcut && (
          <kbd className={css.key} dir="ltr">
            {shortcut}
          </kbd>
        )}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
