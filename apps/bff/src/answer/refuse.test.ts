import { validateIfSchema } from '@ts-rest/core'
import { webContract } from '@wasl/contracts/web'
import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}
const key = { 'idempotency-key': 'a-key-of-16-chars' }
const { pay } = webContract
const noId = 'a%20b'

test.each([
  [pay.page, (bff: ReturnType<typeof bffOver>) => bff.request(`/bff/pay/${noId}`)],
  [pay.pay, (bff: ReturnType<typeof bffOver>) => bff.post(`/bff/pay/${noId}`, command, key)],
  [pay.choices, (bff: ReturnType<typeof bffOver>) => bff.post(`/bff/pay/${noId}/choices`, { amount: '1' })],
  [pay.seen, (bff: ReturnType<typeof bffOver>) => bff.post(`/bff/pay/${noId}/seen`, {})],
  [pay.attempt, (bff: ReturnType<typeof bffOver>) => bff.request(`/bff/attempt/${noId}`)],
  [pay.checkAttempt, (bff: ReturnType<typeof bffOver>) => bff.post(`/bff/attempt/${noId}/check`, {})],
])('an id that cannot exist is answered as the contract has it: $path', async (route, send) => {
  const bff = bffOver()
  const response = await send(bff)
  expect(response.status).toBe(404)
  expect(validateIfSchema(await response.json(), route.responses[404]).error).toBeUndefined()
  expect(bff.made).toEqual([])
})

test('what is wrong is said per field, in the reader’s language', async () => {
  const send = (language: string) =>
    bffOver().post(
      '/bff/pay/PR-1002',
      { ...command, gatewayCode: '', amount: 'x'.repeat(33), more: 1 },
      {
        ...key,
        'accept-language': language,
      },
    )
  expect(await (await send('en')).json()).toMatchObject({
    code: 'badRequest',
    fieldErrors: {
      gatewayCode: ['This field is required'],
      amount: ['This field is too long.'],
      more: ['This field is not known.'],
    },
  })
  expect(await (await send('ar')).json()).toMatchObject({ fieldErrors: { gatewayCode: ['هذا الحقل مطلوب'] } })
})

test('a body in another encoding is 415', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-16' }
  expect((await bffOver().post('/bff/pay/PR-1002/seen', {}, headers)).status).toBe(415)
})

test('a body beyond 8 KiB is 413', async () => {
  expect((await bffOver().post('/bff/pay/PR-1002/choices', { amount: 'x'.repeat(9_000) })).status).toBe(413)
})
