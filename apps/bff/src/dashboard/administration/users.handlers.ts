import type { Handlers } from '@wasl/contracts/server'
import type { usersContract } from '@wasl/contracts/web/dashboard/administration/users.contract'
import type { BffEnv } from '../../bff-env.ts'
import { areaRefusal } from './refused.ts'
import { fromWish, toUser } from './users.translate.ts'

export const usersHandlers: Handlers<typeof usersContract, BffEnv> = {
  list: async ({ query: { q, state, page, rows } }, c) => {
    const query = {
      ...(q && { q }),
      ...(state && { state }),
      ...(page && { page: Number(page) }),
      page_size: Number(rows ?? '10'),
    }
    const got = await c.get('core').administration.users.list({ query })
    if (got.status !== 200) return areaRefusal(got, c)
    const { count, counts, results } = got.body
    return { status: 200, body: { count, counts, users: results.map(toUser) } }
  },

  create: async ({ body: { username, ...wish } }, c) => {
    const got = await c.get('core').administration.users.create({ body: { username, ...fromWish(wish) } })
    if (got.status !== 201) return areaRefusal(got, c)
    return { status: 201, body: { ...got.body, user: toUser(got.body.user) } }
  },

  change: async ({ params, body: { revision, ...wish } }, c) => {
    const body = { ...fromWish(wish), revision }
    const got = await c.get('core').administration.users.change({ params, body })
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { ...got.body, user: toUser(got.body.user) } }
  },

  door: async ({ params: { id, door } }, c) => {
    const got = await c.get('core').administration.users[door]({ params: { id }, body: {} })
    return got.status === 200 ? { status: 200, body: toUser(got.body) } : areaRefusal(got, c)
  },

  invite: async ({ params }, c) => {
    const got = await c.get('core').administration.users.invite({ params, body: {} })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },

  sessions: async ({ params }, c) => {
    const got = await c.get('core').administration.users.sessions({ params })
    if (got.status !== 200) return areaRefusal(got, c)
    const sessions = got.body.results.map((session) => ({
      id: session.id,
      isCurrent: session.is_current,
      device: session.device,
      createdAt: session.created,
      lastSeenAt: session.last_seen,
    }))
    return { status: 200, body: { sessions } }
  },

  endSessions: async ({ params }, c) => {
    const got = await c.get('core').administration.users.endSessions({ params })
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { message: got.body.message } }
  },
}
