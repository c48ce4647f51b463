import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import { permissions } from '@wasl/domain/permissions'
import { pluginOfSection, sections } from '@wasl/domain/sections'
import { recentActionOnWire } from '../../kernel/audit/recent-action-on-wire.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import {
  accountOf,
  hasHeaders,
  ownActions,
  sectionFlags,
  setOrderNotification,
  type AccountDeps,
} from './account.service.ts'

export const accountHandlers = (deps: AccountDeps): Handlers<typeof coreContract, CoreEnv>['account'] => ({
  details: async (_request, c) => {
    const staff = staffOf(c)
    const { user, merchant } = await accountOf(deps, staff)
    const held = staff.isSuperuser ? [...permissions] : [...staff.permissions]
    return {
      status: 200,
      body: {
        id: user.id,
        username: user.username,
        email: user.email,
        name_en: user.nameEn,
        name_ar: user.nameAr,
        language: user.language,
        is_superuser: user.isSuperuser,
        user_permissions: held,
        permissions: held,
        receive_order_notification: user.receiveOrderNotification,
        send_order_notification: user.receiveOrderNotification,
        merchant_logo: merchant.logoUrl,
        merchant_title: pick({ en: merchant.titleEn, ar: merchant.titleAr }, c.var.language),
        sections: sectionFlags(staff),
      },
    }
  },

  update: async ({ params, body }, c) => {
    const { requestId } = c.var
    const wish = { userId: Number(params.id), wanted: body.receive_order_notification, requestId }
    const done = await setOrderNotification(deps, { staff: staffOf(c), ...wish })
    if (!done.ok) return { status: 404, body: notFoundBody(c) }
    return {
      status: 200,
      body: { receive_order_notification: done.value, send_order_notification: done.value },
    }
  },

  actions: async ({ query }, c) => {
    const { rows, hasMore } = await ownActions(deps, staffOf(c), {
      page: Number(query.page ?? 1),
      kind: query.kind ?? null,
      after: query.created_after ? new Date(query.created_after) : null,
      before: query.created_before ? new Date(query.created_before) : null,
    })
    const results = rows.map((row) => recentActionOnWire(row, c.var.language))
    return { status: 200, body: { results, has_more: hasMore } }
  },

  installed: async (_request, c) => {
    const { merchant } = await accountOf(deps, staffOf(c))
    const plugins = sections.map(pluginOfSection).filter((plugin) => plugin !== null)
    return {
      status: 200,
      body: Object.fromEntries(plugins.map((plugin) => [plugin, merchant.plugins.includes(plugin)])),
    }
  },

  sections: async (_request, c) => ({ status: 200, body: sectionFlags(staffOf(c)) }),

  headerCheck: async ({ params }, c) => ({
    status: 200,
    body: { enabled: hasHeaders(staffOf(c), params.section) },
  }),
})
