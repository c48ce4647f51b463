import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import { useWarmClient } from '../../base/useWarmClient.ts'
import type { CodeForm as CodeFormFacts } from '../../base/page-data.ts'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { CodeAccepted } from './CodeAccepted.tsx'
import { CodeAsked } from './CodeAsked.tsx'
import { CodeMissing } from './CodeMissing.tsx'
import { useCodeText } from './code.text.ts'
import { useCodeForm } from './useCodeForm.ts'

type Props = { load: CodeLoad; form: CodeFormFacts }

/** S1 §2 "Code verification page". */
export function CodePage({ load, form }: Props) {
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
