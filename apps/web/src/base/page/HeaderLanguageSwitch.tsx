import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { otherLocale } from '@wasl/domain/locale'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import type { MouseEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useAppText } from '../base.text.ts'
import { afterPaint } from '../after-paint.ts'
import type { RouterContext } from '../page-context.tsx'
import { inLocale } from '../paths.ts'

/** A real link to the same page and query; with script it changes the language in place and keeps what was typed. */
export function HeaderLanguageSwitch({ isQuiet }: { isQuiet?: boolean }) {
  const t = useAppText()
  const navigate = useNavigate()
  const { messages }: RouterContext = useRouteContext({ strict: false })
  const target = otherLocale(useLocale())
  const here = useLocation().href
  const href = inLocale(here, target)

  const fetchWords = () => {
    if (target === 'ar') void messages.load()
  }

  const switchInPlace = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    afterPaint(() => {
      fetchWords()
      void navigate({ href, replace: true, resetScroll: false })
    })
  }

  return (
    <LanguageSwitch
      href={href}
      lang={target}
      name={t('app.language')}
      isQuiet={isQuiet}
      isBusy={here === href}
      onIntent={() => afterPaint(fetchWords)}
      onClick={switchInPlace}
    />
  )
}
