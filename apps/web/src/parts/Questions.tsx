import { MessageCircleIcon } from '@wasl/ui/icons/MessageCircleIcon'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useAppText } from '../base/base.text.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { phoneHref, phoneText } from './phone-text.ts'
import css from './Questions.module.css'

/** How to reach the merchant, where there is a number. */
export function Questions() {
  const t = useAppText()
  const { phone } = usePageFacts().merchant
  if (!phone) return null
  return (
    <p className={css.questions}>
      <MessageCircleIcon />
      <span>
        {t.rich('app.questions', {
          phone: (
            <Link href={phoneHref(phone)}>
              <Ltr>{phoneText(phone)}</Ltr>
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
