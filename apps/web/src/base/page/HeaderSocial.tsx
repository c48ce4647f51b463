import { FacebookIcon } from '@wasl/ui/icons/FacebookIcon'
import { InstagramIcon } from '@wasl/ui/icons/InstagramIcon'
import { TwitterXIcon } from '@wasl/ui/icons/TwitterXIcon'
import type { SocialLink } from '@wasl/ui/SocialFooter'
import { useAppText } from '../base.text.ts'
import css from './HeaderSocial.module.css'

const glyphs = { instagram: InstagramIcon, x: TwitterXIcon, facebook: FacebookIcon }

/** Where a plugin's configuration puts the social links into the header (S1 §2). */
export function HeaderSocial({ links }: { links: SocialLink[] }) {
  const t = useAppText()
  if (links.length === 0) return null
  return (
    <nav className={css.links} aria-label={t('app.social')}>
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
