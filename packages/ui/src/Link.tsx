import type { ComponentProps } from 'react'
import { ExternalLinkIcon } from './icons/ExternalLinkIcon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './Link.module.css'

type Props = Omit<ComponentProps<'a'>, 'style' | 'className'> & {
  href: string
  /** "opens in a new tab", in words: its presence opens a new tab. */
  newTabLabel?: string
}

export function Link({ newTabLabel, children, ...rest }: Props) {
  const tab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...rest} {...tab} className={css.link}>
      {children}
      {newTabLabel && (
        <>
          {'\u00a0'}
          <ExternalLinkIcon size={14} />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </>
      )}
    </a>
  )
}
