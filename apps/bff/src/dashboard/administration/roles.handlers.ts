import type { Role as CoreRole } from '@wasl/contracts/core/dashboard/administration/roles.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Role, rolesContract } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { areaRefusal } from './refused.ts'

export const rolesHandlers: Handlers<typeof rolesContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.roles.list()
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { owners: got.body.owners, roles: got.body.results.map(toRole) } }
  },

  create: async ({ body: { nameEn, nameAr, permissions } }, c) => {
    const body = { name_en: nameEn, name_ar: nameAr, permissions }
    const got = await c.get('core').administration.roles.create({ body })
    return got.status === 201 ? { status: 201, body: toRole(got.body) } : areaRefusal(got, c)
  },

  change: async ({ params, body: { nameEn, nameAr, permissions, revision } }, c) => {
    const body = { name_en: nameEn, name_ar: nameAr, permissions, revision }
    const got = await c.get('core').administration.roles.change({ params, body })
    return got.status === 200 ? { status: 200, body: toRole(got.body) } : areaRefusal(got, c)
  },

  remove: async ({ params }, c) => {
    const got = await c.get('core').administration.roles.remove({ params })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },
}

const toRole = (role: z.infer<typeof CoreRole>): Role => ({
  id: role.id,
  isReady: role.is_ready,
  name: { en: role.name_en, ar: role.name_ar },
  permissions: role.permissions,
  users: role.users,
  revision: role.revision,
})
