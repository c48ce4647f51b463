import { pick } from '@wasl/domain/locale'
import { CustomerHeader } from '@wasl/ui/CustomerHeader'
import { Page } from '@wasl/ui/layout/Page'
import { SocialFooter } from '@wasl/ui/SocialFooter'
import { StatePage } from '@wasl/ui/StatePage'
import { useAuthText } from '../../auth/auth.text.ts'
import { WhoToAsk } from '../../auth/WhoToAsk.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { Refusal } from '../../base/page-data.ts'
import { useAppText } from '../../base/base.text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { useRefusedText } from './refused.text.ts'
import { RefusedDrawing } from './RefusedDrawing.tsx'
import { RefusedWays } from './RefusedWays.tsx'

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
