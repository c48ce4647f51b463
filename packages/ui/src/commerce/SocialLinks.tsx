import { SocialAnchors, type SocialLink } from '../page/SocialAnchors.tsx'
import css from './SocialLinks.module.css'

type Props = {
  /** Names the list of links for screen readers. */
  label: string
  links: readonly SocialLink[]
}

/** In the header of shops that want them there. */
export function SocialLinks({ label, links }: Props) {
  return (
    <nav className={css.links} aria-label={label}>
      <SocialAnchors links={links} />
    </nav>
  )
}
