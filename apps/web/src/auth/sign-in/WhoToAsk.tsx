import { pick } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { phoneHref, phoneText } from '../../parts/phone-text.ts'
import { useAuthText } from '../auth.text.ts'

/** Below what staff see before they are in: whose dashboard it is, and its number where there is one. */
export function WhoToAsk() {
  const t = useAuthText()
  const locale = useLocale()
  const { legalName, title, phone } = usePageFacts().merchant
  return (
    <Dots>
      {pick(legalName ?? title, locale)}
      {phone && (
        <span>
          {t.rich('auth.help', {
            phone: (
              <Link href={phoneHref(phone)}>
                <Ltr>{phoneText(phone)}</Ltr>
              </Link>
            ),
          })}
        </span>
      )}
    </Dots>
  )
}
