import { expect } from 'vitest'
import type { TestDatabase } from '../../support/database.ts'
import type { SignedIn } from '../../support/staff.ts'
import { requestOf } from '../asking.ts'
import type { CoreUnderTest } from '../core-under-test.ts'
import { bodies, listBodies } from './bodies.ts'
import { stateOf } from './database-state.ts'
import type { Listed } from './every-route.ts'
import type { Ids } from './ids.ts'

export type Asked = {
  ids?: string
  staff?: SignedIn | null
  /** An API key, as a server sends it. */
  key?: string
  host?: string
  plugin?: string
  action?: string
  query?: string
  /** Places of the path that are something else than `ids`. */
  params?: Record<string, string>
  body?: unknown
}

/** A word of the other merchant's that no answer to this one may hold. */
export const canary = 'canary-of-merchant-2'

/** Some addresses answer GET to scripts alone. */
const fromAScript = { 'sec-fetch-mode': 'cors', 'x-requested-with': 'wasl' }

let asked = 0

/** Asks any route as anybody, and looks at what became of the database. */
export function matrix(database: () => TestDatabase, scene: () => CoreUnderTest) {
  async function ask(listed: Listed, how: Asked) {
    const {
      ids = 'nothing',
      staff = null,
      key,
      host,
      plugin = listed.name.startsWith('import') || listed.path.includes('/dashboard/orders')
        ? 'catalogue'
        : 'payment_request',
      action = 'email',
      query = '',
    } = how
    const isList = listBodies.includes(listed.name)
    const request = requestOf(listed.route, {
      params: {
        plugin,
        action,
        answer: 'approve',
        command: 'pause',
        kind: 'all_fields',
        section: 'payment_request',
        ...Object.fromEntries(listed.ids.map((place) => [place, ids])),
        ...how.params,
      },
      query,
      body: isList ? [ids] : (how.body ?? bodies[listed.name] ?? {}),
      headers: {
        ...staff?.headers,
        ...(key && { authorization: key }),
        ...fromAScript,
        'idempotency-key': `isolation-${(asked += 1)}`,
      },
      ...(host && { host }),
    })
    const response = await scene().core.fetch(request)
    return { status: response.status, text: await response.text() }
  }

  /** Asks all of it, and expects that nothing changed by it. Looking at every row costs more than many requests. */
  async function refusedBy(listed: Listed, hows: readonly Asked[]) {
    const isUnsafe = listed.verb !== 'GET' && listed.verb !== 'OPTIONS'
    const before = isUnsafe ? await stateOf(database().pool) : null
    const answers = []
    for (const how of hows) answers.push(await ask(listed, how))
    if (before) expect(await stateOf(database().pool), `${listed.name} changed something`).toEqual(before)
    for (const { text } of answers) expect(text).not.toContain(canary)
    return answers
  }

  /** Expects that the other merchant's is answered like what nobody has; gives back the status. */
  async function answeredAlike(listed: Listed, how: Asked, { other, random }: Omit<Ids, 'own'>) {
    const [ofOther, ofNobody] = await refusedBy(listed, [
      { ...how, ids: other },
      { ...how, ids: random },
    ])
    expect({ ...ofOther, text: ofOther?.text.replaceAll(other, random) }).toEqual(ofNobody)
    return ofOther?.status
  }
  return { ask, refusedBy, answeredAlike }
}

export const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code?: string }).code
