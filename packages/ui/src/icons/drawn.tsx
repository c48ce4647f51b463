import type { ComponentType, SVGProps } from 'react'
import css from './drawn.module.css'

export type IconProps = {
  /** 20 beside text, 16 in dense rows. The stroke follows. */
  size?: number
  /** Only for an icon that stands alone; beside text it stays hidden from screen readers. */
  label?: string
}

type Drawing = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>

/** `mirrors`: whether the drawing turns around in Arabic (ux B4). Every icon must say. */
export function drawn(Shape: Drawing, { mirrors }: { mirrors: boolean }) {
  function Icon({ size = 20, label }: IconProps) {
    return (
      <Shape
        size={size}
        strokeWidth={size <= 16 ? 2.25 : 2}
        className={css.icon}
        // HTML knows what an svg is.
        xmlns={undefined}
        data-mirrors={mirrors ? '' : undefined}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    )
  }
  Icon.mirrors = mirrors
  return Icon
}
