import { staffContract } from '@wasl/contracts/web-staff'
import { expect, test, vi } from 'vitest'
import { mock } from './mock.fixtures.ts'
import { served } from './served.fixtures.ts'

const { invite } = staffContract.administration.users
const ask = () => fetch('/bff/dashboard/administration/users/7/invite', { method: 'POST', body: '{}' })

test('an answer that the web contract knows comes as it is, any other is a failure that is told', async () => {
  const sent = served(mock(invite, { status: 200, body: { message: 'Sent' } }))
  expect(await (await ask()).json()).toEqual({ message: 'Sent' })
  expect(sent).toMatchObject([{ body: {} }])
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  served(mock(invite, { status: 200, body: { text: 'Sent' } } as never))
  expect((await ask()).status).toBe(500)
  expect(String(told.mock.calls[0]?.[0])).toContain('message')
  told.mockRestore()
})
