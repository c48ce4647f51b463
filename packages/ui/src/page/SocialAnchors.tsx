import { FacebookIcon } from '../icons/FacebookIcon.tsx'
import { InstagramIcon } from '../icons/InstagramIcon.tsx'
import { TwitterXIcon } from '../icons/TwitterXIcon.tsx'

export type SocialLink = { network: 'instagram' | 'x' | 'facebook'; href: string; name: string }

const glyphs = { instagram: InstagramIcon, x: TwitterXIcon, facebook: FacebookIcon }

/** One mark per network; each opens a page that is not ours. */
export function SocialAnchors({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ network, href, name }) => {
    const Glyph = glyphs[network]
    return (
      <a key={network} href={href} aria-label={name} target="_blank" rel="noopener noreferrer">
        <Glyph />
      </a>
    )
  })
}
