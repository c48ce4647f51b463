import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { namedProblems } from './named-problems.ts'
import { requestStrings } from './request.strings.ts'

const t = textOf('en', requestStrings)

test('each problem names its field and leads to it', () => {
  const fields = {
    amount: t('newRequest.amountInvalid'),
    webhookUrl: 'Not an address',
    planet: 'No such planet',
  }
  expect(namedProblems({ message: null, fields }, t)).toEqual([
    { fieldId: 'request-amount', message: 'Amount: Must be valid positive number' },
    { fieldId: 'request-webhookUrl', message: 'Webhook of this request: Not an address' },
    { fieldId: 'request-planet', message: 'No such planet' },
  ])
})

test('what belongs to no field stands first', () => {
  expect(namedProblems({ message: 'Try again.', fields: { due: 'Too late' } }, t)).toEqual([
    { message: 'Try again.' },
    { fieldId: 'request-due', message: 'Due date: Too late' },
  ])
})
