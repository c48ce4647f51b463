import type { coreContract } from '@wasl/contracts/core'
import { activityList } from '@wasl/contracts/lists/audit'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import { permissions } from '@wasl/domain/permissions'
import { pluginOfSection, sections } from '@wasl/domain/sections'
import { recentActionOnWire } from '../../kernel/audit/recent-action-on-wire.ts'
import { readFilters } from '../../kernel/lists/filters.domain.ts'
import { pageProblem } from '../../kernel/lists/page-problem.ts'
import { pageOf } from '../../kernel/lists/page.domain.ts'
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
    const { language } = c.var
    const page = pageOf(activityList, query)
    if (!page.ok) return { status: 400, body: pageProblem(page.error, language) }
    const asked = { filters: readFilters(activityList, query), page: page.value }
    const { rows, next } = await ownActions(deps, staffOf(c), asked)
    return { status: 200, body: { results: rows.map((row) => recentActionOnWire(row, language)), next } }
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
