import type { ComponentProps } from 'react'
import type { ButtonLook } from './Button.tsx'
import css from './Button.module.css'

type Props = ButtonLook & Omit<ComponentProps<'a'>, 'style' | 'className'> & { href: string }

/** Goes somewhere, drawn as a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  icon,
  isWide,
  children,
  ...rest
}: Props) {
  return (
    <a
      {...rest}
      className={css.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide ? '' : undefined}
      data-edge=""
    >
      {icon}
      <span>{children}</span>
    </a>
  )
}
