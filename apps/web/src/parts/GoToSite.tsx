import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useAppText } from '../base/base.text.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { siteName } from '../base/page/unit-words.ts'

export function GoToSite() {
  const t = useAppText()
  const { website } = usePageFacts().merchant
  if (!website) return null
  return (
    <ButtonLink href={website} variant="quiet" isWide>
      {t.rich('app.goTo', { site: <Ltr>{siteName(website)}</Ltr> })}
    </ButtonLink>
  )
}
