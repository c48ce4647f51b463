import { pick } from '@wasl/domain/locale'
import { CustomerHeader } from '@wasl/ui/page/CustomerHeader'
import { Page } from '@wasl/ui/layout/Page'
import { SocialFooter } from '@wasl/ui/page/SocialFooter'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useAuthText } from '../../auth/auth.text.ts'
import { WhoToAsk } from '../../auth/sign-in/WhoToAsk.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { Refusal } from '../../base/page-data.ts'
import { useAppText } from '../../base/base.text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { useRefusedText } from './refused.text.ts'
import { ClosedGate } from '@wasl/ui/art/ClosedGate'
import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { Hourglass } from '@wasl/ui/art/Hourglass'
import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { signInPaths } from '../../auth/sign-in/sign-in-paths.ts'
import { isListPath } from '../../dashboard/transactions/list/list-place.ts'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaffText } from '../../desk/staff.text.ts'

/** What staff asked for in a window of its own was refused: whose window it is, the server's own sentence, the way back. */
export function RefusedPage({ status, message, back }: Refusal) {
  const app = useAppText()
  const auth = useAuthText()
  const t = useRefusedText()
  const locale = useLocale()
  const { title, logoUrl } = usePageFacts().merchant
  return (
    <Page
      columns="single"
      skipLabel={app('app.skip')}
      header={
        <CustomerHeader title={pick(title, locale)} subtitle={auth('auth.dashboard')} logoUrl={logoUrl} />
      }
      footer={
        <SocialFooter label={app('app.social')} links={[]}>
          <WhoToAsk />
        </SocialFooter>
      }
    >
      <StatePage
        drawing={<RefusedDrawing status={status} />}
        title={message}
        actions={<RefusedWays status={status} back={back} />}
      >
        <p>{t('refused.text')}</p>
      </StatePage>
    </Page>
  )
}

/** What kind of refusal it is, before it is read. */
function RefusedDrawing({ status }: { status: number }) {
  if (status >= 500) return <CloudWithLine />
  switch (status) {
    case 401:
    case 403:
      return <ClosedGate />
    case 404:
    case 410:
      return <LostPath />
    case 429:
      return <Hourglass />
    default:
      return <CrossedTicket />
  }
}

/** Links alone: a window that was opened without its opener cannot close itself. */
function RefusedWays({ status, back }: { status: number; back: string }) {
  const t = useRefusedText()
  const auth = useAuthText()
  const staff = useStaffText()
  const locale = useLocale()
  const start = staffPaths.dashboard(locale)
  if (status === 401)
    return (
      <ButtonLink href={signInPaths.login(locale, back)} variant="primary" size="pay" isWide>
        {auth('auth.signIn.submit')}
      </ButtonLink>
    )
  const [pathname = ''] = back.split(/[?#]/, 1)
  return (
    <>
      <ButtonLink href={back} variant="primary" size="pay" icon={<ArrowLeftIcon />} isWide>
        {t(isListPath(pathname) ? 'refused.list' : 'refused.dashboard')}
      </ButtonLink>
      {pathname !== start && (
        <ButtonLink href={start} variant="quiet" isWide>
          {staff('staff.notFound.home')}
        </ButtonLink>
      )}
    </>
  )
}
