import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import { useWarmClient } from '../../base/useWarmClient.ts'
import type { CodeForm as CodeFormFacts } from '../../base/page-data.ts'
import type { PageOf } from '../../base/public-page.ts'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { CodeAccepted } from './CodeAccepted.tsx'
import { CodeAsked } from './CodeAsked.tsx'
import { useCodeText } from './code.text.ts'
import { useCodeForm } from './useCodeForm.ts'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useAppText } from '../../base/base.text.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'

/** S1 §2 "Code verification page". */
export function CodePage({ page: { load, form } }: { page: PageOf<'code'> }) {
  return load.kind === 'notFound' ? <CodeMissing /> : <Code asked={load} form={form} />
}

type Asked = Extract<CodeLoad, { kind: 'form' }>

function Code({ asked, form: facts }: { asked: Asked; form: CodeFormFacts }) {
  const t = useCodeText()
  const form = useCodeForm(asked, facts)
  useWarmClient()
  useDocumentTitle(t(form.way ? 'code.accepted' : 'code.title'))
  return form.way ? <CodeAccepted way={form.way} /> : <CodeAsked asked={asked} form={form} />
}

/** No code verification has this referrer. */
function CodeMissing() {
  const t = useCodeText()
  const app = useAppText()
  const merchant = useMerchantName()
  useDocumentTitle(app('app.notFound.title'))
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={app('app.notFound.title')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('code.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
