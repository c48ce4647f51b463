import type { OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import { pick } from '@wasl/domain/locale'
import { ClosedGate } from '@wasl/ui/art/ClosedGate'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { Hourglass } from '@wasl/ui/art/Hourglass'
import { SleepingLamp } from '@wasl/ui/art/SleepingLamp'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { paths } from '../../base/paths.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useLinkText } from './link.text.ts'

type Closed = Exclude<OpenedLink['state'], 'open'>
type Props = { link: OpenedLink; state: Closed }

const drawings = {
  inactive: <ClosedGate />,
  expired: <Hourglass />,
  usedUp: <CrossedTicket />,
  full: <Hourglass />,
  paused: <SleepingLamp />,
} as const satisfies Record<Closed, unknown>

/** Nobody may pay: in the merchant's words where there are any. What passes by itself can be tried again. */
export function LinkClosed({ link, state }: Props) {
  const t = useLinkText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const own = link.message && pick(link.message, locale)
  const passes = state === 'full' || state === 'paused'
  return (
    <CustomerPage columns="single" unit={link.unit} header={link.header}>
      <StatePage
        drawing={drawings[state]}
        title={t(`link.${state}`)}
        actions={
          <>
            {passes && (
              <ButtonLink href={paths.link(locale, link.id)} variant="primary" size="pay" isWide>
                {t('link.again')}
              </ButtonLink>
            )}
            <CallMerchant variant={passes ? 'quiet' : 'primary'} />
          </>
        }
      >
        <p>{own ? <bdi>{own}</bdi> : t(passes ? `link.${state}Text` : 'link.closedText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
