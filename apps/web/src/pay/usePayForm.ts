import { isPhoneShaped } from '@wasl/domain/phone'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useErrorTitle } from '../parts/useErrorTitle.ts'
import { useSaidIn } from '../parts/useSaidIn.ts'
import type { FormNotice } from '../base/page-data.ts'
import { amountFieldId, payFormId, phoneFieldId } from './form-ids.ts'
import { lastPress, leftForms, type LastPress } from './last-press.ts'
import { usePayText } from './pay.text.ts'
import type { PayActor, PayForm } from './usePayActor.ts'
import { useTransactionId } from './useTransactionId.ts'

/** What the form holds beside the choice, or null with the focus on what is missing. */
export type ReadyToPay = () => { phone: string | null } | null

export type PayFormState = {
  submit: (event: FormEvent<HTMLFormElement>) => void
  ready: ReadyToPay
  /** What the plain form was answered, until the next press. */
  notice: FormNotice | null
  phoneProblem: string | null
}

/** Once hydrated the form no longer leaves the page: the machine pays. */
export function usePayForm(actor: PayActor, form: PayForm): PayFormState {
  const t = usePayText()
  const [notice, setNotice] = useState(leftForms.has(actor) ? null : form.notice)
  const [wrongPhone, setWrongPhone] = useState<{ why: 'required' | 'invalid' } | null>(null)
  const errors = useSelector(actor, ({ context }) => context.fieldErrors)
  const locale = useLocale()
  const isSaidHere = useSaidIn(errors) === locale
  const isAskedAnew = useRef(false)
  useEarlierChoice(actor)
  // S1 §8: what the amount is refused for is asked for anew in the page's language.
  useEffect(() => {
    if (!errors.amount || isSaidHere) return
    isAskedAnew.current = true
    actor.send({ type: 'retry' })
  }, [actor, errors, isSaidHere])
  useEffect(() => {
    const wrong = errors.amount ? amountField() : errors.customerAdditionalPhone && phoneField()
    if (wrong && !isAskedAnew.current) focusWhole(wrong)
    isAskedAnew.current &&= !wrong
  }, [errors])
  // Once the reason stands under it: the field alone would leave it below the pay bar.
  useEffect(() => {
    const field = wrongPhone && phoneField()
    if (field) focusWhole(field)
  }, [wrongPhone])

  useErrorTitle(wrongPhone !== null || Object.keys(errors).length > 0)

  const ready: ReadyToPay = () => {
    isAskedAnew.current = false
    const field = phoneField()
    const phone = field instanceof HTMLInputElement ? field.value.trim() : null
    const problem = phone === null ? null : phoneProblemOf(phone)
    setWrongPhone(problem && { why: problem })
    if (problem) return null
    const wrong = actor.getSnapshot().context.amountProblem && amountField()
    if (wrong) {
      focusWhole(wrong)
      return null
    }
    setNotice(null)
    return { phone }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The press asks what the amount costs, and needs nothing else for it.
    if (actor.getSnapshot().hasTag('unanswered')) return actor.send({ type: 'retry' })
    const filled = ready()
    if (filled) actor.send({ type: 'pay.pressed', additionalPhone: filled.phone })
  }

  const serverProblem = (errors.customerAdditionalPhone ??
    notice?.fieldErrors['customerAdditionalPhone'])?.[0]
  return {
    submit,
    ready,
    notice,
    phoneProblem: wrongPhone ? t(`payPage.phone.${wrongPhone.why}`) : (serverProblem ?? null),
  }
}

const amountField = () => document.getElementById(amountFieldId)
const phoneField = () => document.getElementById(phoneFieldId)

/** With its label and the reason why it is refused, clear of the bar (`scroll-padding-block`). */
function focusWhole(field: HTMLElement): void {
  field.focus()
  field.closest('[data-box="field"]')?.scrollIntoView({ block: 'nearest' })
}

/** S1 §5; whether the number exists is for the core to say. */
function phoneProblemOf(phone: string): 'required' | 'invalid' | null {
  if (phone === '') return 'required'
  return isPhoneShaped(phone) ? null : 'invalid'
}

/** A tile that was chosen before the script arrived stays chosen; else what was paid with is, and the phone that was typed. */
function useEarlierChoice(actor: PayActor): void {
  const transactionId = useTransactionId()
  useEffect(() => {
    const form = document.getElementById(payFormId)
    if (!(form instanceof HTMLFormElement)) return
    const drawn = actor.getSnapshot().context.selected
    const chosen = new FormData(form).get('gatewayCode')
    const left = leftForms.get(actor)
    const last = left === undefined ? lastPress(transactionId) : null
    const wish = chosen === drawn && isOffered(form, last) ? last.gatewayCode : chosen
    if (typeof wish === 'string' && wish !== drawn) actor.send({ type: 'choice.selected', gatewayCode: wish })
    const phone = phoneField()
    if (!(phone instanceof HTMLInputElement)) return () => void leftForms.set(actor, '')
    phone.value ||= left ?? last?.customerAdditionalPhone ?? ''
    return () => void leftForms.set(actor, phone.value)
  }, [actor, transactionId])
}

const isOffered = (form: HTMLFormElement, press: LastPress | null): press is LastPress =>
  press !== null &&
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.name === 'gatewayCode' && field.value === press.gatewayCode,
  )
