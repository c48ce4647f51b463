import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { isReadyRole, permissionsOfReadyRole, readyRoles } from './roles.ts'

test('a role of Wasl allows only what can be allowed', () => {
  const unknown = Object.values(readyRoles)
    .flat()
    .filter((permission) => !permissions.includes(permission))
  expect(unknown).toEqual([])
})

test('a name that is no role allows nothing, whatever it is', () => {
  expect(isReadyRole('constructor')).toBe(false)
  expect(permissionsOfReadyRole('constructor')).toEqual([])
})
