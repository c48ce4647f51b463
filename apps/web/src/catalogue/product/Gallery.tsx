import type { Product } from '@wasl/contracts/web/catalogue.contract'
import { pick } from '@wasl/domain/locale'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { useId, useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useShopText } from '../shop.text.ts'
import css from './Gallery.module.css'

type Props = { images: Product['images']; name: string; isMuted: boolean }

/** The first picture large; the others by radios, which arrows move through. Without script the first stays. */
export function Gallery({ images, name, isMuted }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const [shown, setShown] = useState(0)
  const group = useId()
  const image = images[shown] ?? images[0]
  return (
    <div className={css.gallery}>
      <div className={css.large}>
        <Picture
          url={image?.url ?? null}
          shape="large"
          alt={image ? pick({ en: image.altEn, ar: image.altAr }, locale) || name : ''}
          isMuted={isMuted}
          isFirst
        />
      </div>
      {images.length > 1 && (
        <fieldset className={css.thumbs} aria-label={t('shop.pictures', { name })}>
          {images.map(({ url }, place) => (
            <label key={url} className={css.thumb} data-edge="choice">
              <input
                type="radio"
                name={group}
                checked={place === shown}
                onChange={() => setShown(place)}
                aria-label={t('shop.picture', { number: place + 1, count: images.length })}
              />
              <Picture url={url} shape="square" />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
