import type { ProductWish } from '@wasl/contracts/web/dashboard/products.contract'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { StarIcon } from '@wasl/ui/icons/StarIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Pill } from '@wasl/ui/money/Pill'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'

type Picture = ProductWish['pictures'][number]

type Props = {
  pictures: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  problem: string | undefined
}

/** The first is the cover. Each is described in both languages for those who do not see it. */
export function PictureRows({ pictures, onChange, problem }: Props) {
  const t = useProductsText()
  const set = (at: number, changes: Partial<Picture>) =>
    onChange(pictures.map((picture, index) => (index === at ? { ...picture, ...changes } : picture)))
  return (
    <fieldset className={css.pictures}>
      <legend>{t('products.pictures')}</legend>
      {pictures.length === 0 && <p className={css.quiet}>{t('products.noPictures')}</p>}
      {pictures.map((picture, at) => (
        <div key={picture.url} className={css.picture}>
          <img src={picture.url} alt="" width={72} height={72} />
          <div className={css.alts}>
            {(['altEn', 'altAr'] as const).map((key) => (
              <TextField
                key={key}
                label={t(`products.${key}`, { n: at + 1 })}
                lang={key === 'altEn' ? 'en' : 'ar'}
                dir={key === 'altEn' ? 'ltr' : 'rtl'}
                maxLength={160}
                autoComplete="off"
                value={picture[key]}
                onChange={(event) => set(at, { [key]: event.target.value })}
              />
            ))}
          </div>
          <div className={css.pictureTools}>
            {at === 0 ? (
              <Pill size="row">{t('products.cover')}</Pill>
            ) : (
              <IconButton
                label={t('products.pictureFirst', { n: at + 1 })}
                icon={<StarIcon size={16} />}
                onClick={() => onChange([picture, ...pictures.filter((one) => one !== picture)])}
              />
            )}
            <IconButton
              label={t('products.pictureRemove', { n: at + 1 })}
              icon={<Trash2Icon size={16} />}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            />
          </div>
        </div>
      ))}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
