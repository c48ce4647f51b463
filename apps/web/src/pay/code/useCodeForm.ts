import type { CodeLoad, CodeWay } from '@wasl/contracts/web/pay/code.contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { loadClient } from '../../app/load-client.ts'
import type { CodeForm as CodeFormFacts } from '../../page-data.ts'
import { useCodeText } from './code.text.ts'
import { codeFieldId, pairFieldId } from './code-ids.ts'
import { sendCode } from './send-code.ts'

export type CodeProblems = { form: string | null; code: string | null; pair: string | null }

export type CodeFormState = {
  /** What was typed without script, to begin with. */
  typed: { code: string; pair: string }
  problems: CodeProblems
  isSending: boolean
  way: CodeWay | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const none: CodeProblems = { form: null, code: null, pair: null }

/** Once hydrated the form no longer leaves the page, and what was typed stays whatever comes back. */
export function useCodeForm(
  { referrer }: Extract<CodeLoad, { kind: 'form' }>,
  facts: CodeFormFacts,
): CodeFormState {
  const t = useCodeText()
  const [problems, setProblems] = useState(() => problemsOf(facts.problem))
  const [isSending, setIsSending] = useState(false)
  const [way, setWay] = useState(facts.way)
  const isUnderWay = useRef(false)

  useEffect(() => {
    const first = problems.code ? codeFieldId : problems.pair ? pairFieldId : null
    if (first) document.getElementById(first)?.focus()
  }, [problems])

  useErrorTitle(Object.values(problems).some((problem) => problem !== null))

  const send = async (code: string, pair: string) => {
    const answer = await sendCode(loadClient, { referrer, code, pair })
    isUnderWay.current = false
    setIsSending(false)
    if (answer.kind === 'refused') return setProblems(problemsOf(answer.problem))
    if (answer.kind === 'unreachable') return setProblems({ ...none, form: t('code.unreachable') })
    setWay(answer.way)
    if (answer.way.kind === 'go') window.location.assign(answer.way.url)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const given = new FormData(event.currentTarget)
    const [code, pair] = [textOf(given, 'code'), textOf(given, 'pair')]
    const missing = (text: string) => (text.trim() === '' ? t('code.required') : null)
    const found = { form: null, code: missing(code), pair: missing(pair) }
    setProblems(found)
    if (found.code ?? found.pair) return
    isUnderWay.current = true
    setIsSending(true)
    void send(code, pair)
  }

  return { typed: facts, problems, isSending, way, submit }
}

/** S1 §8: field messages for code and pair; anything else belongs to the whole form. */
function problemsOf(problem: CodeFormFacts['problem']): CodeProblems {
  if (problem === null) return none
  const code = problem.fieldErrors?.['code']?.[0] ?? null
  const pair = problem.fieldErrors?.['pair']?.[0] ?? null
  return { code, pair, form: code === null && pair === null ? problem.message : null }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
