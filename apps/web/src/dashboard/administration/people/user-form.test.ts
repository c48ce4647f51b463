import { expect, test } from 'vitest'
import { usersPage } from './people.fixtures.ts'
import { formOf, outcomeOf } from './user-form.ts'

const of = (username: string) => {
  const found = usersPage().results.find((user) => user.username === username)
  if (!found) throw new Error(`nobody is called ${username}`)
  return found
}
const saved = { asked: [], invited: false }

test('an invited user with another address needs another link; whoever has a password does not', () => {
  const [invited, active] = [of('dalal'), of('cashier.demo')]
  const moved = (user: typeof invited) => ({ ...user, email: 'moved@tamra-tide.example' })
  expect(outcomeOf(invited, { ...saved, user: moved(invited) })).toBe('savedNewAddress')
  expect(outcomeOf(invited, { ...saved, user: invited })).toBe('saved')
  expect(outcomeOf(active, { ...saved, user: moved(active) })).toBe('saved')
  expect(outcomeOf(invited, { user: moved(invited), asked: ['payment.void'], invited: false })).toBe(
    'savedNewAddress',
  )
})

test('what waits for an owner stays ticked for who asked; an owner ticks it by hand, and gives it by nothing else', () => {
  const user = { ...of('dalal'), permissions: ['payment.edit'], awaiting: ['payment.refund'] }
  expect(formOf(user, { isSuperuser: false }).permissions).toEqual(['payment.edit', 'payment.refund'])
  expect(formOf(user, { isSuperuser: true }).permissions).toEqual(['payment.edit'])
})

test('somebody new is invited or not, and what an owner is asked for is told first', () => {
  const user = of('dalal')
  expect(outcomeOf(null, { user, asked: [], invited: true })).toBe('savedInvited')
  expect(outcomeOf(null, { user, asked: [], invited: false })).toBe('savedNotInvited')
  expect(outcomeOf(null, { user, asked: ['payment.void'], invited: true })).toBe('savedAsked')
})
