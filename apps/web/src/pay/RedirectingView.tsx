import { Ltr } from '@wasl/ui/text/Ltr'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { LostPath } from '@wasl/ui/art/LostPath'
import { Spinner } from '@wasl/ui/notices/Spinner'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import type { DeliveryParts } from './late-delivery.ts'
import { usePayText } from './pay.text.ts'
import { PayableView } from './PayableView.tsx'
import type { PayActor, PayForm } from './usePayActor.ts'

type Props = { actor: PayActor; form: PayForm; delivery: DeliveryParts }

/** On the way out: to the bank, where the form stays in place, or to the request's `next_url`. */
export function RedirectingView({ actor, form, delivery }: Props) {
  const load = useSelector(actor, ({ context }) => context.load)
  if (load?.kind !== 'redirect') return <PayableView actor={actor} form={form} delivery={delivery} />
  return load.host === null ? <Leaving url={load.url} /> : <Interstitial url={load.url} host={load.host} />
}

function Leaving({ url }: { url: string }) {
  const t = usePayText()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('payPage.redirecting')}
        actions={
          <ButtonLink href={url} icon={<Spinner />} isWide>
            {t('payPage.continue')}
          </ButtonLink>
        }
      >
        <p>{t('payPage.redirectingText')}</p>
      </StatePage>
    </CustomerPage>
  )
}

/** product.md 9: a host that is neither ours nor the merchant's is named, and only a press goes there. */
function Interstitial({ url, host }: { url: string; host: string }) {
  const t = usePayText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('payPage.leaving')}
        actions={
          <ButtonLink href={url} rel="noreferrer" variant="primary" size="pay" isWide>
            {t('payPage.continue')}
          </ButtonLink>
        }
      >
        <p>
          {t.rich('payPage.leavingText', {
            merchant,
            site: (
              <b>
                <Ltr>{host}</Ltr>
              </b>
            ),
          })}
        </p>
      </StatePage>
    </CustomerPage>
  )
}
