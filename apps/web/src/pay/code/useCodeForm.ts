import type { CodeLoad, CodeWay } from '@wasl/contracts/web/pay/code.contract'
import type { Locale } from '@wasl/domain/locale'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { wordsOf, type Said } from '../../parts/said.ts'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { loadClient } from '../../base/load-client.ts'
import { useLocale } from '../../i18n/language.tsx'
import type { CodeForm as CodeFormFacts } from '../../base/page-data.ts'
import { useCodeText } from './code.text.ts'
import { codeFieldId, pairFieldId } from './code-ids.ts'
import type { Problem } from '@wasl/contracts/values/web'
import type { WebClient } from '../../base/client.ts'

type Part = 'form' | 'code' | 'pair'
type Problems = Readonly<Record<Part, Said<'code.required' | 'code.unreachable'> | null>>

export type CodeProblems = Readonly<Record<Part, string | null>>

export type CodeFormState = {
  /** What was typed without script, to begin with. */
  typed: { code: string; pair: string }
  problems: CodeProblems
  isSending: boolean
  way: CodeWay | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const none: Problems = { form: null, code: null, pair: null }

/** Once hydrated the form no longer leaves the page, and what was typed stays whatever comes back. */
export function useCodeForm(
  { referrer }: Extract<CodeLoad, { kind: 'form' }>,
  facts: CodeFormFacts,
): CodeFormState {
  const t = useCodeText()
  const locale = useLocale()
  const [found, setFound] = useState(() => problemsOf(facts.problem, locale))
  const [isSending, setIsSending] = useState(false)
  const [way, setWay] = useState(facts.way)
  const isUnderWay = useRef(false)

  useEffect(() => {
    const first = found.code ? codeFieldId : found.pair ? pairFieldId : null
    if (first) document.getElementById(first)?.focus()
  }, [found])

  const say = (said: Problems[Part]) => wordsOf(said, { t, locale })
  const problems = { form: say(found.form), code: say(found.code), pair: say(found.pair) }

  useErrorTitle(Object.values(problems).some((problem) => problem !== null))

  const send = async (code: string, pair: string) => {
    const answer = await sendCode(loadClient, { referrer, code, pair })
    isUnderWay.current = false
    setIsSending(false)
    if (answer.kind === 'refused') return setFound(problemsOf(answer.problem, locale))
    if (answer.kind === 'unreachable') return setFound({ ...none, form: { own: 'code.unreachable' } })
    setWay(answer.way)
    if (answer.way.kind === 'go') window.location.assign(answer.way.url)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const given = new FormData(event.currentTarget)
    const [code, pair] = [textOf(given, 'code'), textOf(given, 'pair')]
    const missing = { code: missingIn(code), pair: missingIn(pair) }
    setFound({ ...none, ...missing })
    if (missing.code ?? missing.pair) return
    isUnderWay.current = true
    setIsSending(true)
    void send(code, pair)
  }

  return { typed: facts, problems, isSending, way, submit }
}

/** S1 §8: field messages for code and pair; anything else belongs to the whole form. */
function problemsOf(problem: CodeFormFacts['problem'], locale: Locale): Problems {
  if (problem === null) return none
  const said = (server: string | undefined) => (server === undefined ? null : { server, locale })
  const code = said(problem.fieldErrors?.['code']?.[0])
  const pair = said(problem.fieldErrors?.['pair']?.[0])
  return { code, pair, form: code === null && pair === null ? said(problem.message) : null }
}

const missingIn = (text: string): Problems[Part] => (text.trim() === '' ? { own: 'code.required' } : null)

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

type CodeAnswer =
  | { kind: 'way'; way: CodeWay }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }

type Sent = { referrer: string; code: string; pair: string }

/** Sent once: a code that was accepted is used, whoever asks again. */
async function sendCode(
  client: () => Promise<WebClient>,
  { referrer, code, pair }: Sent,
): Promise<CodeAnswer> {
  try {
    const answer = await (await client()).code.verify({ params: { referrer }, body: { code, pair } })
    if (answer.status === 200) return { kind: 'way', way: answer.body }
    return { kind: 'refused', problem: answer.body }
  } catch {
    return { kind: 'unreachable' }
  }
}
