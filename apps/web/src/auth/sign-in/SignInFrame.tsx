import { otherLocale, pick } from '@wasl/domain/locale'
import { CalmSea } from '@wasl/ui/art/CalmSea'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { SkipLink } from '@wasl/ui/layout/SkipLink'
import type { MouseEvent, ReactNode } from 'react'
import { useAppText } from '../../base/base.text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { inLocale } from '../../base/paths.ts'
import { Offline } from '../../base/page/Offline.tsx'
import { useSwitchLanguage } from '../../base/switch-language.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useAuthText } from '../auth.text.ts'
import css from './SignInFrame.module.css'
import { WhoToAsk } from './WhoToAsk.tsx'

/** The merchant's drawing and line beside the form; on a phone above it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const app = useAppText()
  const t = useAuthText()
  const locale = useLocale()
  const name = useMerchantName()
  const { logoUrl, subheader } = usePageFacts().merchant
  return (
    <div className={css.page}>
      <SkipLink label={app('app.skip')} />
      <header className={css.header}>
        <span className={css.brand}>
          {logoUrl && <img className={css.logo} src={logoUrl} alt="" width={36} height={36} />}
          <span>
            <bdi>{name}</bdi>
            <small>{t('auth.dashboard')}</small>
          </span>
        </span>
        <Language />
      </header>
      <aside className={css.picture} aria-label={name}>
        <CalmSea />
        {subheader && <p className={css.line}>{pick(subheader, locale)}</p>}
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        <Offline />
        <div className={css.form}>{children}</div>
      </main>
      <footer className={css.footer}>
        <WhoToAsk />
      </footer>
    </div>
  )
}

function Language() {
  const app = useAppText()
  const switchTo = useSwitchLanguage()
  const target = otherLocale(useLocale())
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    switchTo(target)
  }
  return (
    <LanguageSwitch
      href={inLocale(usePageFacts().path, target)}
      lang={target}
      name={app('app.language')}
      onClick={press}
    />
  )
}
