import { databaseForTests } from '@wasl/tests/support/database'
import { createTestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { cheapPasswords } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { pearl } from '../kernel/installation/installation.fixtures.ts'
import { findMerchant } from '../kernel/merchants/merchants.store.ts'
import { findStaffUserByName } from '../kernel/people/people.store.ts'
import { createPasswords } from '../kernel/people/passwords.ts'
import { createAdministrator, type NewAdministrator } from './first-administrator.service.ts'

const database = databaseForTests()

const wish: NewAdministrator = {
  username: 'owner',
  email: 'owner@pearl.example',
  nameEn: 'Alia',
  nameAr: 'علياء',
  password: 'Tall-Ship-41',
  oneTimeCode: true,
  host: null,
  merchant: pearl,
}

test('an empty installation gets a merchant with its first administrator; later ones join it', async () => {
  const { db } = database()
  const passwords = createPasswords('a-secret-of-the-tests', cheapPasswords)
  const create = (changes: Partial<NewAdministrator> = {}) =>
    createAdministrator(
      { db, clock: createTestClock(), passwords, composition: 'spec' },
      { ...wish, ...changes },
    )

  for (const [changes, kind] of [
    [{ username: 'a b' }, 'username'],
    [{ email: 'nowhere' }, 'email'],
    [{ password: 'Pearl-1' }, 'weak'],
    [{ password: 'Owner@41!' }, 'weak'],
  ] as const)
    expect(await create(changes)).toMatchObject({ ok: false, error: { kind } })
  const nowhere = { ...wish.merchant, currency: 'KD', timezone: 'Kuwait' }
  expect(await create({ merchant: nowhere })).toEqual({
    ok: false,
    error: { kind: 'fields', fields: ['currency', 'timezone'] },
  })
  expect(await findMerchant(db, 1)).toBeNull()

  expect(await create()).toEqual({ ok: true, value: { merchantId: 1, isNewMerchant: true } })
  expect(await findMerchant(db, 1)).toMatchObject({
    titleEn: 'Pearl Coffee',
    plugins: expect.arrayContaining(['payment_request']) as string[],
  })
  const owner = await findStaffUserByName(db, { merchantId: 1, username: 'OWNER' })
  expect(owner).toMatchObject({ isSuperuser: true, oneTimeCode: true, disabledAt: null })
  expect(await passwords.matches(wish.password, owner?.passwordHash ?? null)).toBe(true)

  expect(await create()).toEqual({ ok: false, error: { kind: 'taken' } })
  expect(await create({ username: 'second', host: 'elsewhere.example' })).toEqual({
    ok: false,
    error: { kind: 'unknownHost', host: 'elsewhere.example', hosts: ['pay.pearl.example'] },
  })
  expect(await create({ username: 'second', host: 'pay.pearl.example' })).toEqual({
    ok: true,
    value: { merchantId: 1, isNewMerchant: false },
  })
})
