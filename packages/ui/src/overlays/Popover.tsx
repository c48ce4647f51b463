import type { JSX, ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import css from './Popover.module.css'
import { usePortalContainer } from './portal-container.ts'

type Props = {
  /** Our Button or IconButton. */
  trigger: JSX.Element
  title: ReactNode
  /** A function is given the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'start' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A small dialog beside its button, for what is more than a menu: it may hold fields. */
export function Popover({ trigger, title, children, align = 'start', isOpen, onOpenChange }: Props) {
  const container = usePortalContainer()
  if (trigger.props.disabledReason) return trigger
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover {...container} className={css.surface} placement={`bottom ${align}`} offset={4}>
        <Dialog className={css.inside}>
          {({ close }) => (
            <>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
