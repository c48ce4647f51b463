import {
  cloneElement,
  useRef,
  useState,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { late } from '../late.tsx'
import type { MenuGroup } from './menu-groups.ts'
import { rememberOpener } from '../opener.ts'

type Props = {
  /** Our Button or IconButton. With a `disabledReason` it opens nothing. */
  trigger: JSX.Element
  /** Names the menu. */
  label: string
  groups: readonly MenuGroup[]
  /** What the actions are about: "PR-1010 · Cash on delivery". */
  head?: ReactNode
  /** The edge of the trigger that the menu keeps to; beside: at its end side, for a folded navigation. */
  align?: 'start' | 'end' | 'beside'
  /** Not told of an item that goes to an address. */
  onAction: (id: string) => void
}
/** Where the focus goes: into the list with a pointer, to an item with the keyboard. */
type Focus = true | 'first' | 'last'

/** Fetched when a menu is about to open: a page that shows fifty buttons with menus carries no menu. */
const Panel = late(async () => (await import('./MenuPanel.tsx')).MenuPanel)

export function Menu({ trigger, align = 'start', onAction, ...rest }: Props) {
  const button = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<Focus | null>(null)
  const hasArrived = Panel.useArrived()
  if (trigger.props.disabledReason) return trigger

  const isOpen = focus !== null && hasArrived

  const open = (at: Focus) => {
    Panel.warm()
    // Safari leaves the focus elsewhere when a button is pressed; the menu gives it back to what had it.
    button.current?.focus({ preventScroll: true })
    setFocus(at)
  }
  const press = ({ detail }: MouseEvent) => {
    if (isOpen) return setFocus(null)
    // A press without a pointer came from assistive technology.
    open(detail === 0 ? 'first' : true)
  }
  // As a key, not as the click a browser makes of it: the list then knows that its first item is to have the focus.
  const key = (event: KeyboardEvent) => {
    const at = ends[event.key]
    if (!at || event.repeat) return
    event.preventDefault()
    open(at)
  }
  const keyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: Panel.warm,
        onFocus: Panel.warm,
        onClick: press,
        onKeyDown: key,
        onKeyUp: keyUp,
      })}
      {focus && (
        <Panel
          {...rest}
          button={button}
          align={align}
          focus={focus}
          onAction={(id) => {
            rememberOpener(button.current)
            onAction(id)
          }}
          onClose={() => setFocus(null)}
        />
      )}
    </>
  )
}

const ends: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}
