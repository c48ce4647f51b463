import { expect, test } from 'vitest'
import { bffOver, fromApp, fromForm } from '../bff.fixtures.ts'
import { defaultRateLimits } from '../middleware/rate-limits.ts'
import { withoutLimits } from '../middleware/rate-limits.fixtures.ts'

/** What every object has of `Object.prototype`. */
const inherited = ['toString', 'constructor', 'valueOf', '__proto__', 'hasOwnProperty']

const limits = { ...defaultRateLimits, ...withoutLimits }
const routes = [...new Set(bffOver().mounted())]
  .map((route) => route.split(' ') as [string, string])
  .filter(([method, path]) => method !== 'ALL' && path.includes('/') && !path.includes('live'))

test.each(inherited)(
  'whatever is called %s in a query, a body or a path is no failure of ours',
  async (name) => {
    expect(routes.length).toBeGreaterThan(150)
    const bff = bffOver({}, { limits })
    const wrong: unknown[] = []
    for (const [method, pattern] of routes) {
      const named = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, name).replace('*', name)
      const usual = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, 'PR-1002').replace('*', 'x')
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
      const bodies = hasBody
        ? [[fromApp, `{"${name}":1}`] as const, [fromForm, `${name}=1`] as const]
        : [null]
      for (const path of [named, `${usual}?${name}=1`, usual])
        for (const body of bodies) {
          const init = {
            method,
            headers: { ...fromApp, ...body?.[0], 'idempotency-key': 'a-key-of-16-chars' },
          }
          bff.lines.length = 0
          // oxlint-disable-next-line no-await-in-loop
          const { status } = await bff.request(path, { ...init, ...(body && { body: body[1] }) })
          const bugs = bff.lines.filter(({ fields }) => fields['err'] instanceof TypeError)
          if (status === 500 || bugs.length > 0)
            wrong.push([method, path, body?.[1], status, bugs[0]?.fields['err']])
        }
    }
    expect(wrong).toEqual([])
  },
)

test.each(inherited.filter((name) => name !== '__proto__'))(
  'a field called %s that the core refuses is said under its name',
  async (name) => {
    const refusal = JSON.parse(`{"${name}":["This field is not known here"]}`) as object
    const bff = bffOver({ token: { status: 400, body: refusal }, payChoices: { status: 400, body: refusal } })
    const answer = await bff.post('/bff/pay/PR-1002/choices', { amount: '1.000' })
    expect(answer.status).toBeLessThan(500)
    expect(bff.lines.filter(({ level }) => level === 'error')).toEqual([])
  },
)
