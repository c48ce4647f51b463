import type { Bill, Unit } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { SocialFooter } from '@wasl/ui/page/SocialFooter'
import { useLocale } from '../../i18n/language.tsx'
import { useAppText } from '../base.text.ts'
import { usePageFacts } from '../page-context.tsx'
import { socialLinks } from './social-links.ts'
import { siteName } from './unit-words.ts'

type Props = { unit: Unit | null; social: Bill['header']['social'] }

/** Under every page of customers: who it is, where else they are. */
export function LegalFooter({ unit, social }: Props) {
  const t = useAppText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const website = unit?.website ?? merchant.website
  return (
    <SocialFooter label={t('app.social')} links={social === 'footer' ? socialLinks(unit) : []}>
      <Dots>
        {pick(merchant.legalName ?? merchant.title, locale)}
        {website && (
          <Link href={website}>
            <Ltr>{siteName(website)}</Ltr>
          </Link>
        )}
      </Dots>
    </SocialFooter>
  )
}
