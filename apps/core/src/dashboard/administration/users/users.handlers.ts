import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Result } from '@wasl/domain/result'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import { staffRefusal } from '../../../kernel/people/guard.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { windowLimit } from '../../../platform/limits/window-limit.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { addUser, saveUser, type Saved } from './save-user.service.ts'
import { disableUser, enableUser, endUserSessions, inviteUser, userSessions } from './user-doors.service.ts'
import { userOnWire, words } from './user-on-wire.ts'
import type { UserRefusal, UsersDeps } from './users-deps.ts'
import { describedOne, placesOf, userById, usersPage, type Described } from './users.service.ts'

type Here = Context<CoreEnv>
type UsersHandlers = Handlers<typeof coreContract, CoreEnv>['administration']['users']

export function usersHandlers(deps: UsersDeps): UsersHandlers {
  const links = windowLimit({ clock: deps.clock, points: 5, ms: 3_600_000 })

  const oneOnWire = async (c: Here, user: Described['user']) =>
    userOnWire(await describedOne(deps, byOf(c), user), c.var.language)
  const savedBody = async (c: Here, { user, asked, invited }: Saved) => ({
    user: await oneOnWire(c, user),
    asked: [...asked],
    invited,
  })
  async function door(c: Here, done: Result<Described['user'], UserRefusal>) {
    return done.ok
      ? ({ status: 200, body: await oneOnWire(c, done.value) } as const)
      : refusalAt(c, done.error)
  }

  return {
    list: async ({ query }, c) => {
      const { users, asOf, ...page } = await usersPage(deps, byOf(c), query)
      const results = users.map((user) => userOnWire(user, c.var.language))
      return { status: 200, body: { ...page, as_of: asOf, results } }
    },

    places: async (_, c) => {
      const places = await placesOf(deps, byOf(c))
      const results = places.map(({ id, nameEn, nameAr }) => ({ id, name_en: nameEn, name_ar: nameAr }))
      return { status: 200, body: { results } }
    },

    create: async ({ body }, c) => {
      const added = await addUser(deps, byOf(c), body)
      return added.ok ? { status: 201, body: await savedBody(c, added.value) } : refusalOfForm(c, added.error)
    },

    user: async ({ params }, c) => {
      const found = await userById(deps, byOf(c), Number(params.id))
      return found ? { status: 200, body: userOnWire(found, c.var.language) } : missing(c)
    },

    change: async ({ params, body }, c) => {
      const saved = await saveUser(deps, byOf(c), { ...body, userId: Number(params.id) })
      return saved.ok ? { status: 200, body: await savedBody(c, saved.value) } : refusalOf(c, saved.error)
    },

    disable: async ({ params }, c) => door(c, await disableUser(deps, byOf(c), Number(params.id))),

    enable: async ({ params }, c) => door(c, await enableUser(deps, byOf(c), Number(params.id))),

    invite: async ({ params }, c) => {
      const { merchantId, language } = c.var
      if (links.take(`${merchantId} ${params.id}`) > 0)
        return { status: 429, body: { detail: words('user.tooManyLinks', language), code: 'too_many' } }
      const sent = await inviteUser(deps, byOf(c), Number(params.id))
      if (!sent.ok) return refusalAt(c, sent.error)
      return { status: 200, body: { message: words('user.linkSent', language) } }
    },

    sessions: async ({ params }, c) => {
      const by = byOf(c)
      const found = await userSessions(deps, by, Number(params.id))
      if (!found.ok) return missing(c)
      const results = found.value.map((session) => ({
        id: session.publicId,
        is_current: session.id === by.staff.sessionId,
        device: session.device,
        created: session.createdAt.toISOString(),
        last_seen: session.seenAt.toISOString(),
      }))
      return { status: 200, body: { results } }
    },

    endSessions: async ({ params }, c) => {
      const ended = await endUserSessions(deps, byOf(c), Number(params.id))
      if (!ended.ok) return refusalAt(c, ended.error)
      return {
        status: 200,
        body: { message: words('user.sessionsEnded', c.var.language), ended: ended.value },
      }
    },
  }
}

const missing = (c: Here) =>
  ({ status: 404, body: { detail: words('user.notFound', c.var.language), code: 'not_found' } }) as const

type FormRefusal = Extract<UserRefusal, { kind: 'fields' }>

function fieldsOf(c: Here, { problems }: FormRefusal) {
  const body: Record<string, string[]> = byName()
  for (const { field, says, values } of problems)
    body[field] = [...(body[field] ?? []), words(says, c.var.language, values)]
  return { status: 400, body } as const
}

/** Of a door: no form stands beside it. */
function refusalAt(c: Here, refusal: UserRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notFound':
      return missing(c)
    case 'permissionDenied':
      return { status: 403, body: staffRefusal(c, 'permissionDenied') } as const
    case 'higher':
      return {
        status: 403,
        body: { detail: words('user.higher', language), code: 'permission_denied' },
      } as const
    case 'changed':
    case 'self':
    case 'lastOwner':
    case 'isDisabled':
    case 'noMail': {
      const code = refusal.kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      return { status: 409, body: { detail: words(`user.${refusal.kind}`, language), code } } as const
    }
    case 'fields':
      throw new Error('a door has no fields')
  }
}

const refusalOf = (c: Here, refusal: UserRefusal) =>
  refusal.kind === 'fields' ? fieldsOf(c, refusal) : refusalAt(c, refusal)

/** Of a form for somebody new, who cannot have changed meanwhile. */
function refusalOfForm(c: Here, refusal: UserRefusal) {
  const answer = refusalOf(c, refusal)
  if (answer.status === 409) throw new Error('somebody new was there before')
  return answer
}
