import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import {
  canSubmitDelivery,
  noDelivery,
  tidyDelivery,
  type DeliveryField,
  type DeliveryFields,
  type DeliveryProblem,
} from '@wasl/domain/delivery'
import type { Locale } from '@wasl/domain/locale'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { wordsOf, type Said } from '../../parts/said.ts'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import type { FormNotice } from '../../base/page-data.ts'
import { deliveryFormId } from './delivery-form-ids.ts'
import { problemsIn, problemText } from './address/delivery-problems.ts'
import { useDeliveryText } from './delivery.text.ts'
import { firstFields } from './address/first-fields.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'

type Why = DeliveryProblem | 'pinMissing'
type Found = Partial<Record<DeliveryField | 'location', Said<Why>>>

export type DeliveryFormState = {
  fields: DeliveryFields
  change: (changes: Partial<DeliveryFields>) => void
  problemOf: (field: DeliveryField | 'location') => string | null
  /** Counts the presses that found problems: each shows the summary anew. */
  refusals: number
  canSubmit: boolean
  submit: (event?: SyntheticEvent) => void
}

type Wants = { actor: DeliveryActor; delivery: Delivery; notice: FormNotice | null }

/** The text stays the payer's; the machine gets what was submitted, tidy and under the area's own name. */
export function useDeliveryForm({ actor, delivery, notice }: Wants): DeliveryFormState {
  const t = useDeliveryText()
  const [fields, setFields] = useState(() => firstFields(delivery, notice))
  const locale = useLocale()
  const [found, setFound] = useState<Found>(() => firstProblems(notice, locale))
  const [refusals, setRefusals] = useState(0)
  const isLocationMoved = useSelector(actor, ({ context }) => context.isLocationMoved)
  const change = (changes: Partial<DeliveryFields>) => {
    // What is being saved is what was submitted: nothing may be typed that would be lost.
    if (actor.getSnapshot().hasTag('busy')) return
    setFields((before) => ({ ...before, ...changes }))
    setFound((before) => without(before, Object.keys(changes)))
  }
  useTypedBeforeHydration((typed) => {
    const area = areaNamed(delivery.areas, typed.area ?? '')?.en
    setFields((before) => ({ ...before, ...typed, ...(area && { area }) }))
  })

  useEffect(() => {
    let known = actor.getSnapshot().context.fieldErrors
    const watching = actor.subscribe(({ context: { fieldErrors } }) => {
      if (fieldErrors === known) return
      known = fieldErrors
      const told = Object.entries(fieldErrors).map(([field, texts]) => [
        field,
        { server: texts?.[0] ?? '', locale },
      ])
      setFound(Object.fromEntries(told))
      if (told.length > 0) setRefusals((count) => count + 1)
    })
    return () => watching.unsubscribe()
  }, [actor, locale])

  const problemOf = (field: DeliveryField | 'location') => {
    const own = (why: Why) =>
      why === 'pinMissing' || field === 'location' ? t('delivery.pinMissing') : problemText(field, why, t)
    return wordsOf(found[field], { t: own, locale }) || null
  }

  useErrorTitle(namesIn(found).some(problemOf))

  const canSubmit = canSubmitDelivery(fields, { capture: delivery.capture, isLocationMoved })
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    const tidy = tidyDelivery({
      ...fields,
      area: areaNamed(delivery.areas, fields.area)?.en ?? fields.area,
    })
    const isPinMissing = delivery.capture.location && !isLocationMoved
    const wrong = Object.entries(problemsIn(tidy, delivery)).map(([field, why]) => [field, { own: why }])
    setFound({ ...Object.fromEntries(wrong), ...(isPinMissing && { location: { own: 'pinMissing' } }) })
    if (wrong.length > 0 || isPinMissing) return setRefusals((count) => count + 1)
    actor.send({ type: 'form.submitted', fields: tidy })
  }

  return { fields, change, problemOf, refusals, canSubmit, submit }
}

const firstProblems = (notice: FormNotice | null, locale: Locale): Found =>
  notice?.delivery
    ? Object.fromEntries(
        Object.entries(notice.fieldErrors).map(([field, [text]]) => [field, { server: text ?? '', locale }]),
      )
    : {}

// The keys of `Found` are its type's.
const namesIn = (found: Found) => Object.keys(found) as (keyof Found)[]

const without = (problems: Found, fields: readonly string[]): Found =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))

/** What was typed before the script arrived stays typed. */
function useTypedBeforeHydration(keep: (typed: Partial<DeliveryFields>) => void): void {
  const latest = useRef(keep)
  useEffect(() => {
    const form = document.getElementById(deliveryFormId)
    if (!(form instanceof HTMLFormElement)) return
    const typed = [...new FormData(form)].filter(
      ([name, text]) => typeof text === 'string' && Object.hasOwn(noDelivery, name),
    )
    // Each name was found among those of `DeliveryFields`.
    latest.current(Object.fromEntries(typed) as Partial<DeliveryFields>)
  }, [])
}
