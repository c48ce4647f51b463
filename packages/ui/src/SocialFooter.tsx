import type { ReactNode } from 'react'
import { FacebookIcon } from './icons/FacebookIcon.tsx'
import { InstagramIcon } from './icons/InstagramIcon.tsx'
import { TwitterXIcon } from './icons/TwitterXIcon.tsx'
import css from './SocialFooter.module.css'

export type SocialLink = { network: 'instagram' | 'x' | 'facebook'; href: string; name: string }

type Props = {
  /** Names the list of links for screen readers. */
  label: string
  links: SocialLink[]
  /** The legal line. */
  children?: ReactNode
}

const glyphs = { instagram: InstagramIcon, x: TwitterXIcon, facebook: FacebookIcon }

export function SocialFooter({ label, links, children }: Props) {
  return (
    <footer className={css.footer} data-box="footer" data-print="hide">
      <div className={css.inside}>
        <p className={css.legal}>{children}</p>
        {links.length > 0 && (
          <nav className={css.links} aria-label={label}>
            {links.map(({ network, href, name }) => {
              const Glyph = glyphs[network]
              return (
                <a key={network} href={href} aria-label={name} target="_blank" rel="noopener noreferrer">
                  <Glyph />
                </a>
              )
            })}
          </nav>
        )}
      </div>
    </footer>
  )
}
