import type { Bill, Unit } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { CustomerHeader } from '@wasl/ui/page/CustomerHeader'
import { Page } from '@wasl/ui/layout/Page'
import type { SocialLink } from '@wasl/ui/page/SocialFooter'
import { use, type ReactNode } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useAppText } from '../base.text.ts'
import { usePageFacts } from '../page-context.tsx'
import { AbovePage } from './above-page.ts'
import { HeaderLanguageSwitch } from './HeaderLanguageSwitch.tsx'
import { Offline } from './Offline.tsx'
import { LegalFooter } from './LegalFooter.tsx'
import { socialLinks } from './social-links.ts'
import { unitSubtitle } from './unit-words.ts'
import { FacebookIcon } from '@wasl/ui/icons/FacebookIcon'
import { InstagramIcon } from '@wasl/ui/icons/InstagramIcon'
import { TwitterXIcon } from '@wasl/ui/icons/TwitterXIcon'
import css from './CustomerPage.module.css'

const glyphs = { instagram: InstagramIcon, x: TwitterXIcon, facebook: FacebookIcon }

/** Where a plugin's configuration puts the social links into the header (S1 §2). */
function HeaderSocial({ links }: { links: SocialLink[] }) {
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

type Props = {
  columns: 'pay' | 'result' | 'single'
  hasBar?: boolean
  unit?: Unit | null
  header?: Bill['header']
  children: ReactNode
}

/** The frame of every public page: who you are dealing with above, how to reach them below. */
export function CustomerPage({ columns, hasBar, unit = null, header, children }: Props) {
  const t = useAppText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const title = pick(merchant.title, locale)

  return (
    <Page
      columns={columns}
      hasBar={hasBar}
      skipLabel={t('app.skip')}
      header={
        <>
          {use(AbovePage)}
          <CustomerHeader
            title={title}
            subtitle={unit ? unitSubtitle(title, pick(unit.title, locale)) : undefined}
            logoUrl={unit?.logoUrl ?? merchant.logoUrl}
            isTitleShown={unit?.showTitle ?? true}
          >
            {header?.social === 'header' && <HeaderSocial links={socialLinks(unit)} />}
            {(header?.languageButton ?? true) && <HeaderLanguageSwitch />}
          </CustomerHeader>
          <Offline />
        </>
      }
      footer={<LegalFooter unit={unit} social={header?.social ?? 'footer'} />}
    >
      {children}
    </Page>
  )
}
