import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { useEffect, useState, type FormEvent, type FocusEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useSaidIn } from '../../parts/useSaidIn.ts'
import { checkoutFormId } from './checkout-form-id.ts'

type Form = Extract<ShopScreen, { kind: 'checkout' }>['form']

/** Problems of lines have no field in the form. */
const isOfField = (name: string): boolean => !name.startsWith('lines.')

/**
 * ux D5: what the server said stands at its field until that is answered: a text when it is left, a choice at once. The first
 * one has the focus when the page comes.
 */
export function useFieldProblems({ problem: said, typed }: Form) {
  const locale = useLocale()
  const problem = useSaidIn(said) === locale ? said : null
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const errors = problem?.fieldErrors ?? {}
  const open = Object.keys(errors).filter((name) => isOfField(name) && !answered.has(name))
  useErrorTitle(open.length > 0)
  useEffect(focusFirst, [])

  const answer = (target: EventTarget) => {
    const field = fieldIn(target)
    if (!field || !Object.hasOwn(errors, field.name)) return
    const isAnswered = field.value.trim() !== '' && field.value !== (typed[field.name] ?? '')
    setAnswered((before) => {
      const next = new Set(before)
      if (isAnswered) next.add(field.name)
      else next.delete(field.name)
      return next
    })
  }
  return {
    problemOf: (field: string) => (answered.has(field) ? null : (errors[field]?.[0] ?? null)),
    /** What belongs to no field. */
    message: problem && !Object.keys(errors).some(isOfField) ? problem.message : null,
    listeners: {
      onBlur: ({ target }: FocusEvent) => answer(target),
      onChange: ({ target }: FormEvent) => {
        if (fieldIn(target)?.type !== 'text') answer(target)
      },
    },
  }
}

type Field = { name: string; value: string; type: string }

function fieldIn(target: EventTarget): Field | null {
  if (target instanceof HTMLInputElement)
    return { name: target.name, value: target.value, type: isChoice(target) ? 'choice' : 'text' }
  if (target instanceof HTMLSelectElement) return { name: target.name, value: target.value, type: 'choice' }
  return target instanceof HTMLTextAreaElement
    ? { name: target.name, value: target.value, type: 'text' }
    : null
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

/** A group of choices is wrong as a whole: its first one has the focus. Without a problem it is the title. */
function focusFirst() {
  if (document.activeElement !== document.body) return
  const page = document.getElementById(checkoutFormId)?.closest('main') ?? document
  const wrong = page.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector<HTMLElement>('input')
  const title = page.querySelector<HTMLElement>('h1')
  if (field) field.focus()
  else title?.focus({ preventScroll: true })
}
