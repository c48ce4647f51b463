import type { ComponentProps, ReactNode } from 'react'
import { TooltipButton } from '../overlays/tooltips/TooltipButton.tsx'
import css from './CountedButton.module.css'

type Props = Omit<ComponentProps<typeof TooltipButton>, 'label' | 'icon'> & {
  /** With the number in words: "2 new notices". */
  label: string
  icon: ReactNode
  /** Nothing is drawn without it. */
  count?: string
}

/** An icon with a number on its corner, such as the bell. */
export function CountedButton({ icon, count, ...rest }: Props) {
  return (
    <span className={css.counted}>
      <TooltipButton side="bottom" {...rest} icon={icon} />
      {count && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}
