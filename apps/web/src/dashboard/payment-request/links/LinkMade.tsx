import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { useRouter } from '@tanstack/react-router'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Dots } from '@wasl/ui/text/Dots'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Card } from '@wasl/ui/layout/Card'
import { useEffect } from 'react'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import css from '../Create.module.css'
import { LinkHandOn } from './LinkHandOn.tsx'
import { useLinksText } from './links.text.ts'
import { useLinkName } from './use-link-name.ts'

/** The link, in every way it can be handed on; then the next one, or all of them. */
export function LinkMade({ link }: { link: PaymentLink }) {
  const t = useLinksText()
  const locale = useLocale()
  const name = useLinkName(link)
  const { history } = useRouter()
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [])
  const again = `${staffPaths.createRequest(locale)}?kind=link&new=${encodeURIComponent(link.id)}`
  return (
    <div className={css.page}>
      <SectionHead
        title={t('links.made')}
        note={
          <Dots>
            <bdi>{name}</bdi>
            <Amount of={{ amount: link.amount, currency: link.currencyCode }} />
          </Dots>
        }
      />
      <div className={css.done}>
        <Alert tone="success" isUrgent>
          {t('links.madeText')}
        </Alert>
        <Card>
          <LinkHandOn link={link} />
        </Card>
        <div className={css.actions}>
          <ButtonLink variant="primary" href={staffPaths.paymentLinks(locale)}>
            {t('links.all')}
          </ButtonLink>
          <Button icon={<PlusIcon size={16} />} onClick={() => history.push(again)}>
            {t('links.another')}
          </Button>
        </div>
      </div>
    </div>
  )
}
