import type { ReactNode } from 'react'
import { SocialAnchors, type SocialLink } from './SocialAnchors.tsx'
import css from './SocialFooter.module.css'

export type { SocialLink } from './SocialAnchors.tsx'

type Props = {
  /** Names the list of links for screen readers. */
  label: string
  links: readonly SocialLink[]
  /** The legal line. */
  children?: ReactNode
}

export function SocialFooter({ label, links, children }: Props) {
  return (
    <footer className={css.footer} data-box="footer" data-print="hide">
      <div className={css.inside}>
        <p className={css.legal}>{children}</p>
        {links.length > 0 && (
          <nav className={css.links} aria-label={label}>
            <SocialAnchors links={links} />
          </nav>
        )}
      </div>
    </footer>
  )
}
