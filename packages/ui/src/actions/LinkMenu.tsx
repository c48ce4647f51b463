import { useEffect, useRef, type ReactNode } from 'react'
import type { ButtonLook } from './Button.tsx'
import css from './LinkMenu.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

export type MenuLink = {
  id: string
  label: ReactNode
  icon: ReactNode
  href: string
  /** "opens in a new tab", in words: its presence opens a new tab. */
  newTabLabel?: string
}

type Props = {
  label: ReactNode
  icon?: ReactNode
  variant?: ButtonLook['variant']
  links: readonly MenuLink[]
  /** Buttons below the links, for what needs script. */
  children?: ReactNode
  isOpenAtFirst?: boolean
}

/** A button that opens a short list of links. Native, so it works without script; Escape and a press beside it close it. */
export function LinkMenu({ label, icon, variant = 'secondary', links, children, isOpenAtFirst }: Props) {
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = box.current
    if (!menu) return
    const stop = new AbortController()
    const { signal } = stop
    const close = () => {
      menu.open = false
    }
    const press = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', press, { signal })
    menu.addEventListener('keydown', key, { signal })
    menu.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && close(),
      {
        signal,
      },
    )
    return () => stop.abort()
  }, [])

  return (
    <details ref={box} className={css.menu} open={isOpenAtFirst} data-box="link-menu" data-print="hide">
      <summary className={css.button} data-variant={variant} data-edge="">
        {icon}
        <span>{label}</span>
      </summary>
      <ul className={css.list} data-edge="">
        {links.map(({ id, label: name, icon: drawing, href, newTabLabel }) => (
          <li key={id}>
            <a
              className={css.item}
              href={href}
              {...(newTabLabel && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {drawing}
              <span>
                {name}
                {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
              </span>
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </details>
  )
}
