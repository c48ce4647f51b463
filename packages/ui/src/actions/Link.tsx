import type { ComponentProps } from 'react'
import { ExternalLinkIcon } from '../icons/ExternalLinkIcon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Link.module.css'

type Props = Omit<ComponentProps<'a'>, 'style' | 'className'> & {
  href: string
  /** "opens in a new tab", in words: its presence opens a new tab. */
  newTabLabel?: string
  /** In no sentence: a finger finds it as high as a button. */
  isAlone?: boolean
}

export function Link({ newTabLabel, isAlone, children, ...rest }: Props) {
  const tab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...rest} {...tab} className={css.link} data-alone={isAlone ? '' : undefined}>
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
