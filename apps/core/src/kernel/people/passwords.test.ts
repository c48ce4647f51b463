import { expect, test } from 'vitest'
import { Overloaded } from '../../platform/overloaded.ts'
import { createPasswords, fullCost } from './passwords.ts'

const cheap = { memoryKiB: 64, passes: 1 }

test('D-4: argon2id with 64 MiB and three passes', async () => {
  expect(fullCost).toEqual({ memoryKiB: 65_536, passes: 3 })
  expect(await createPasswords('a secret').hash('Tall-Ship-41')).toMatch(
    /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/,
  )
})

test('a hash fits its password alone, however its letters are composed, and only under its own secret', async () => {
  const passwords = createPasswords('a secret', cheap)
  const hash = await passwords.hash('caf\u00e9-41')
  expect(await passwords.matches('cafe\u0301-41', hash)).toBe(true)
  expect(await passwords.matches('Caf\u00e9-41', hash)).toBe(false)
  expect(await createPasswords('another secret', cheap).matches('caf\u00e9-41', hash)).toBe(false)
})

test('where nobody has a hash, one is compared all the same, and never fits', async () => {
  const passwords = createPasswords('a secret', cheap)
  expect(await passwords.matches('nobody has this password', null)).toBe(false)
})

test('two are made at once, fifty wait, and whoever comes later is turned away', async () => {
  const passwords = createPasswords('a secret', cheap)
  const made = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('Tall-Ship-41')))
  const refused = made.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded)
  await expect(passwords.hash('Tall-Ship-41')).resolves.toContain('$argon2id$')
})
