import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import {
  addRole,
  changeRole,
  mostRoles,
  removeRole,
  rolesList,
  type ListedRole,
  type RoleProblem,
  type RoleRefusal,
  type RolesDeps,
} from './roles.service.ts'
import { rolesStrings } from './roles.strings.ts'
import { rolesStringsAr } from './roles.strings.ar.ts'

const words = wordsOf({ en: rolesStrings, ar: rolesStringsAr })

type Here = Context<CoreEnv>

export const rolesHandlers = (
  deps: RolesDeps,
): Handlers<typeof coreContract, CoreEnv>['administration']['roles'] => ({
  list: async (_request, c) => {
    const { owners, roles } = await rolesList(deps, c.var.merchantId)
    return { status: 200, body: { owners, results: roles.map(onWire) } }
  },

  create: async ({ body }, c) => {
    const added = await addRole(deps, byOf(c), body)
    return added.ok ? { status: 201, body: onWire(added.value) } : refusalOf(c, added.error)
  },

  change: async ({ params, body }, c) => {
    const changed = await changeRole(deps, byOf(c), { ...body, publicId: params.id })
    return changed.ok ? { status: 200, body: onWire(changed.value) } : refusalOf(c, changed.error)
  },

  remove: async ({ params }, c) => {
    const removed = await removeRole(deps, byOf(c), params.id)
    if (removed.ok) return { status: 200, body: { id: removed.value } }
    return refusalOf(c, removed.error)
  },
})

const onWire = (role: ListedRole) => ({
  id: role.id,
  is_ready: role.isReady,
  name_en: role.nameEn,
  name_ar: role.nameAr,
  permissions: [...role.permissions],
  users: role.users,
  revision: role.revision,
})

function refusalOf(c: Here, refusal: RoleRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'fields':
      return { status: 400, body: fieldsOf(c, refusal.problems) } as const
    case 'notFound':
      return { status: 404, body: { detail: words('role.notFound', language), code: 'not_found' } } as const
    case 'changed':
      return { status: 409, body: { detail: words('role.changed', language), code: 'changed' } } as const
    case 'inUse':
      return { status: 409, body: { detail: words('role.inUse', language), code: 'in_use' } } as const
    case 'tooMany':
      return {
        status: 409,
        body: { detail: words('role.tooMany', language, { limit: mostRoles }), code: 'too_many' },
      } as const
  }
}

function fieldsOf(c: Here, problems: readonly RoleProblem[]): Record<string, string[]> {
  const body: Record<string, string[]> = byName()
  for (const { field, says, values } of problems)
    body[field] = [...(body[field] ?? []), words(says, c.var.language, values)]
  return body
}
