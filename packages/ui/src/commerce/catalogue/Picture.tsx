import { sourcesOf } from '@wasl/domain/picture-widths'
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.tsx'
import css from './Picture.module.css'

type Props = {
  /** A picture the merchant has not given yet is null. */
  url: string | null
  /** card 5:4 in grids, large the same beside the words, square in rows and lines, hero across the page. Its room is kept before it arrives. */
  shape?: 'card' | 'square' | 'hero' | 'large'
  /** Only where the picture says something the name does not. */
  alt?: string
  /** Sold out: drained of colour, and always with a word beside it. */
  isMuted?: boolean
  /** The page's largest picture is not left for later. */
  isFirst?: boolean
}

/** How wide it is shown, for the browser to choose the smallest file that is sharp. */
const sizes = {
  card: '(max-width: 760px) 50vw, 320px',
  large: '(max-width: 760px) 100vw, 640px',
  square: '96px',
  hero: '(max-width: 1240px) 100vw, 1200px',
}

/** The picture of something for sale. It never mirrors. */
export function Picture({ url, shape = 'card', alt = '', isMuted, isFirst }: Props) {
  return (
    <span
      className={css.picture}
      data-shape={shape}
      data-muted={isMuted ? '' : undefined}
      data-box="picture"
      data-keep-colours=""
    >
      {url ? (
        <img
          src={url}
          srcSet={sourcesOf(url) ?? undefined}
          sizes={sourcesOf(url) === null ? undefined : sizes[shape]}
          alt={alt}
          width={shape === 'hero' ? 1200 : 320}
          height={shape === 'hero' ? 300 : 320}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <ShoppingBagIcon size={32} />
      )}
    </span>
  )
}
