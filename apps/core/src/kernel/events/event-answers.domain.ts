import { latinDigits } from '@wasl/domain/digits'
import { isEmail } from '@wasl/domain/email'
import { isDay } from '@wasl/domain/events/offered-dates'
import { isPhoneShaped } from '@wasl/domain/phone'

type Asked = {
  name: string
  type: string
  required: boolean
  options: readonly { value: string }[]
}

export type AnswerProblem = { field: string; problem: 'required' | 'invalid' }

/**
 * Answers to the questions that are asked, in their order and with the digits of Latin script; others are left out. Several
 * values of one question stand on lines of their own.
 */
export function readAnswers(
  fields: readonly Asked[],
  values: Readonly<Record<string, string>>,
): { values: Record<string, string>; problems: AnswerProblem[] } {
  const read: (readonly [string, string])[] = []
  const problems: AnswerProblem[] = []
  for (const field of fields) {
    const { name } = field
    const typed = (Object.hasOwn(values, name) ? values[name] : undefined)?.trim() ?? ''
    const value = isNumber(field) ? latinDigits(typed) : typed
    if (value === '' || (field.type === 'checkbox' && value === 'false')) {
      if (field.required) problems.push({ field: name, problem: 'required' })
    } else if (!fits(value, field)) problems.push({ field: name, problem: 'invalid' })
    else read.push([name, value])
  }
  return { values: Object.fromEntries(read), problems }
}

const isNumber = ({ type }: Asked): boolean => ['number', 'date', 'rating', 'nps'].includes(type)

function fits(value: string, { type, options }: Asked): boolean {
  const isOption = (one: string) => options.some((option) => option.value === one)
  switch (type) {
    case 'email':
      return isEmail(value)
    case 'phone':
      return isPhoneShaped(value)
    case 'number':
      return /^-?\d{1,12}([.,]\d{1,6})?$/.test(value)
    case 'date':
      return isDay(value)
    case 'select':
    case 'radio':
      return isOption(value)
    case 'multiselect':
      return value.split('\n').every(isOption)
    case 'checkbox':
      return value === 'true'
    case 'country':
      return /^[A-Z]{2}$/.test(value)
    case 'rating':
      return /^[1-5]$/.test(value)
    case 'nps':
      return /^(\d|10)$/.test(value)
    default:
      return true
  }
}
