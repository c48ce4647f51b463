import { FacebookIcon } from '../icons/FacebookIcon.tsx'
import { InstagramIcon } from '../icons/InstagramIcon.tsx'
import { TwitterXIcon } from '../icons/TwitterXIcon.tsx'
import type { SocialLink } from '../SocialFooter.tsx'
import css from './SocialLinks.module.css'

type Props = {
  /** Names the list of links for screen readers. */
  label: string
  links: SocialLink[]
}

const glyphs = { instagram: InstagramIcon, x: TwitterXIcon, facebook: FacebookIcon }

/** In the header of shops that want them there. */
export function SocialLinks({ label, links }: Props) {
  return (
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
  )
}
