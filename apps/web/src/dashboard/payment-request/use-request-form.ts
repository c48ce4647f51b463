import type {
  CreatedRequest,
  RequestCommand,
  RequestFields,
  RequestSetup,
} from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { NewLink, PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { readTypedAmount } from '@wasl/domain/digits'
import { parseAmount } from '@wasl/domain/money'
import { useUnreadable } from '@wasl/ui/dates/use-unreadable.ts'
import { instantOf } from '@wasl/domain/wall-clock'
import { useState } from 'react'
import { byName } from '@wasl/domain/by-name'
import { Refused } from '../../base/session/answer-of.ts'
import { pressKeys } from '../../desk/press-keys.ts'
import { useStaff } from '../../desk/staff.ts'
import { troubleOf } from '../../desk/trouble.ts'
import { useDraft, usePressMemory } from '../../desk/form/use-draft.ts'
import { useTell } from '../../desk/use-tell.ts'
import { newLinkOf, readMaxUses } from './link-form.ts'
import { phonesOf } from './phones.ts'
import {
  commandOf,
  fieldsOf,
  leftOut,
  moved,
  startForm,
  type RequestForm,
  type Seed,
} from './request-form.ts'
import { useRequestText, type RequestText } from './request.text.ts'
import { sendLink, sendRequest, withoutEnd } from './send-request.ts'

type Trouble = {
  /** Counts the refusals: each takes the focus anew. */
  times: number
  message: string | null
  fields: Readonly<Record<string, string>>
}

const calm: Trouble = { times: 0, message: null, fields: {} }

export type FormModel = ReturnType<typeof useRequestForm>
/** `phone` as it was sent, with its country. */
export type Made = { created: CreatedRequest; form: RequestForm; phone: string | null; isSent: boolean }

type Start = { place: string; isLink: boolean }

/** `place` keeps drafts of different beginnings apart. */
export function useRequestForm(setup: RequestSetup, seed: Seed | null, { place, isLink }: Start) {
  const t = useRequestText()
  const tell = useTell()
  const { timeZone } = useStaff().merchant
  const [base] = useState(() => startForm(setup, seed, isLink))
  const { draft: form, keep, isChanged, forget } = useDraft<RequestForm>(`payment-request.${place}`, base)
  const [before, setBefore] = useState<readonly string[]>(seed?.fields.gateways ?? [])
  const [trouble, setTrouble] = useState(calm)
  const unreadable = useUnreadable<'due' | 'linkUntil'>()
  const [sending, setSending] = useState<'quietly' | 'loudly' | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const [madeLink, setMadeLink] = useState<PaymentLink | null>(null)
  const memory = usePressMemory(`payment-request.${place}`)
  const [keys] = useState(() => ({
    request: pressKeys<RequestCommand>({ textOf: withoutEnd, memory: memory('request') }),
    link: pressKeys<NewLink>({ memory: memory('link') }),
  }))

  const refuse = (message: string | null, fields: Trouble['fields']) =>
    setTrouble(({ times }) => ({ times: times + 1, message, fields }))

  const onClock = (wall: string) => instantOf(wall, timeZone)

  const makeRequest = async (fields: RequestFields, isSent: boolean) => {
    const { request } = keys
    const { wish: command, key } = request.keyed(
      commandOf(form, { fields, isSent, now: Date.now(), instantOf: onClock }),
    )
    const created = await sendRequest(command, key)
    request.settled()
    setMade({ created, form, phone: command.phone ?? null, isSent })
  }

  const makeLink = async (fields: RequestFields) => {
    const { link } = keys
    const { wish: command, key } = link.keyed(
      newLinkOf(form, { fields, life: form.life, instantOf: onClock }),
    )
    setMadeLink(await sendLink(command, key))
    link.settled()
  }

  const submit = async (isSent: boolean) => {
    if (sending) return
    const own = {
      ...problemsOf(form, t),
      ...Object.fromEntries(unreadable.names.map((name) => [name, t('newRequest.date.unreadable')])),
    }
    if (Object.keys(own).length > 0) return refuse(null, own)
    setSending(isSent ? 'loudly' : 'quietly')
    try {
      const fields = fieldsOf(form, await phonesOf(form))
      if (form.isLink) await makeLink(fields)
      else await makeRequest(fields, isSent)
      forget()
      setTrouble(calm)
    } catch (error) {
      const { message, fields } = troubleOf(error, t('newRequest.failed'))
      const named = Object.entries(fields).map(([name, text]) => [fieldIn(form, name), text])
      refuse(message, Object.fromEntries(named))
      if (message !== null && error instanceof Refused) tell({ error })
    }
    setSending(null)
  }

  return {
    setup,
    form,
    change: (changes: Partial<RequestForm>) => {
      keep((now) => ({ ...now, ...changes }))
      // Dates of the other kind go out of sight, with what was typed in them.
      if ('isLink' in changes) unreadable.forget()
      setTrouble((now) => withoutProblems(now, Object.keys(changes)))
    },
    update: keep,
    /** To another currency or unit. */
    move: (to: Parameters<typeof moved>[2]) => {
      setBefore(form.gateways)
      keep((now) => moved(now, setup, to))
      setTrouble((now) => withoutProblems(now, [...Object.keys(to), 'gateways']))
    },
    /** What was chosen and is not offered where the form has moved to. */
    leftOut: leftOut(before, form, setup),
    startOver: () => {
      forget()
      keep(() => base)
      forget()
      setBefore([])
      unreadable.forget()
      setTrouble(calm)
    },
    isChanged,
    trouble,
    problemOf: (field: string): string | undefined => trouble.fields[field],
    tellUnreadable: unreadable.tell,
    submit,
    sending,
    made,
    madeLink,
  }
}

/** What is changed is no longer known to be wrong. */
function withoutProblems(trouble: Trouble, changed: readonly string[]): Trouble {
  if (!changed.some((field) => Object.hasOwn(trouble.fields, field))) return trouble
  const left = Object.entries(trouble.fields).filter(([field]) => !changed.includes(field))
  return { ...trouble, fields: Object.fromEntries(left) }
}

/** Fields that have another name where they stand. */
const formNames: Readonly<Record<string, string>> = byName({
  expiresAt: 'expires',
  dueAt: 'due',
  minimumPercent: 'share',
  attachment: 'file',
})

const fieldIn = ({ isLink }: RequestForm, name: string): string =>
  isLink && name === 'expiresAt' ? 'linkUntil' : (formNames[name] ?? name)

/** What can be told before anything is sent; the server checks all of it again, and the rest. */
function problemsOf(form: RequestForm, t: RequestText): Record<string, string> {
  const read = readTypedAmount(form.amount.trim(), form.currency)
  const amount = read.kind === 'plain' ? parseAmount(read.text, form.currency) : null
  const isNothing =
    amount !== null && (amount.ok ? amount.value.minor <= 0 : amount.error !== 'tooManyDecimals')
  return {
    ...(read.kind === 'ambiguous' && { amount: t('newRequest.amountQuestion') }),
    ...(isNothing && {
      amount: t(form.amount.trim() === '' ? 'newRequest.required' : 'newRequest.amountInvalid'),
    }),
    ...(form.gateways.length === 0 && { gateways: t('newRequest.gatewaysNone') }),
    ...(form.isLink &&
      readMaxUses(form.maxUses) === undefined && { maxUses: t('newRequest.maxUsesInvalid') }),
    ...(!form.isLink &&
      form.life === 'custom' &&
      form.expires === null && { expires: t('newRequest.expiresMissing') }),
  }
}
