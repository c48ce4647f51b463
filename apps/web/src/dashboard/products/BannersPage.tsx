import type { BannerWish, ManagedBanner } from '@wasl/contracts/web/dashboard/products.contract'
import { sourceAt } from '@wasl/domain/picture-widths'
import { Select } from '@wasl/ui/fields/choices/Select'
import { TextField } from '@wasl/ui/inputs/TextField'
import { Pill } from '@wasl/ui/money/Pill'
import { staffClient } from '../../base/session/staff-client.ts'
import area from '../../desk/form/Area.module.css'
import { OnePicture } from '../../desk/pictures/OnePicture.tsx'
import { MomentField } from '../../desk/range/MomentField.tsx'
import { bilingual, own, toggle, type OwnField } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import css from './Products.module.css'
import { bannersKey, picturesPath } from './products.queries.ts'
import { useProductsText } from './products.text.ts'
import { PlaceMoves } from './PlaceMoves.tsx'
import { ShopHead } from './ShopHead.tsx'

type Form = OwnField<BannerWish, { results: readonly ManagedBanner[] }>

const links = ['none', 'product', 'category', 'url'] as const

/** SHOP-12: what stands above the list of the shop, each in its time and in the order of this list. */
export const BannersPage = resource({
  client: staffClient.products.banners,
  key: bannersKey,
  prefix: 'shopBanners',
  words: useProductsText,
  empty: {
    nameEn: '',
    nameAr: '',
    imageEn: '',
    imageAr: '',
    linkType: 'none',
    link: '',
    shownFrom: null,
    shownUntil: null,
    active: true,
  },
  fields: [
    bilingual('name', 120),
    own(['imageEn', 'imageAr'], (form: Form) => <Images {...form} />),
    own(['linkType', 'link'], (form: Form) => <Link {...form} />),
    own(['shownFrom', 'shownUntil'], (form: Form) => <Times {...form} />),
    toggle('active'),
  ],
  mark: ({ imageEn }) =>
    imageEn ? (
      <img className={css.cover} src={sourceAt(imageEn, 80)} alt="" width={40} height={40} />
    ) : (
      <span className={css.cover} />
    ),
  note: ({ linkType, link }) => <BannerLink of={linkType} link={link} />,
  columns: ({ t, page: { results } }) => [
    {
      id: 'when',
      label: t('shopBanners.when'),
      cell: ({ when }: ManagedBanner) => (
        <Pill size="row" tone={when === 'over' ? 'warning' : 'neutral'}>
          {t(`shopBanners.when.${when}`)}
        </Pill>
      ),
      width: 110,
      card: 'badge',
    },
    {
      id: 'order',
      label: t('shopBanners.order'),
      cell: (banner: ManagedBanner) => <PlaceMoves of="banners" row={banner} rows={results} />,
      width: 140,
      card: 'note',
    },
  ],
  Head: (props) => <ShopHead of="shopBanners" {...props} />,
})

function BannerLink({ of, link }: { of: ManagedBanner['linkType']; link: string }) {
  const t = useProductsText()
  if (of === 'none' || of === 'event') return t('shopBanners.linkType.none')
  return `${t(`shopBanners.linkType.${of}`)}: ${link}`
}

function Images({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  return (['imageEn', 'imageAr'] as const).map((key) => (
    <OnePicture
      key={key}
      label={t(`shopBanners.${key}`)}
      hint={t(key === 'imageEn' ? 'shopBanners.imageHint' : 'shopBanners.imageArHint')}
      path={picturesPath}
      url={draft[key]}
      onChange={(url) => change({ [key]: url })}
      problem={problemOf(key) ?? null}
    />
  ))
}

function Link({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  const { linkType, link } = draft
  return (
    <>
      <Select
        label={t('shopBanners.linkType')}
        placeholder={t('shopBanners.linkType.none')}
        choices={links.map((value) => ({ value, label: t(`shopBanners.linkType.${value}`) }))}
        value={linkType}
        onChange={(value) => change({ linkType: links.find((one) => one === value) ?? 'none', link: '' })}
        problem={problemOf('linkType')}
      />
      {linkType !== 'none' && (
        <TextField
          label={t(`shopBanners.link.${linkType}`)}
          hint={t(`shopBanners.link.${linkType}Hint`)}
          dir="ltr"
          autoComplete="off"
          maxLength={300}
          value={link}
          onChange={(event) => change({ link: event.target.value })}
          problem={problemOf('link')}
        />
      )}
    </>
  )
}

function Times({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  return (
    <div className={area.pair}>
      {(['shownFrom', 'shownUntil'] as const).map((key) => (
        <MomentField
          key={key}
          label={t(`shopBanners.${key}`)}
          optional={t('products.optional')}
          missingTime={key === 'shownFrom' ? '00:00' : '23:59'}
          value={draft[key]}
          onChange={(instant) => change({ [key]: instant })}
          problem={problemOf(key)}
        />
      ))}
    </div>
  )
}
