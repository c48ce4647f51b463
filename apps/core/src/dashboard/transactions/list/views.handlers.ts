import type { coreContract } from '@wasl/contracts/core'
import type { SavedView } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { z } from 'zod'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { refuseWith } from '../../../platform/http/refuse.ts'
import { listWords } from './list-words.ts'
import type { ListDeps } from './list.service.ts'
import { addView, changeView, mostViews, removeView, viewsOf, type View } from './views.service.ts'

type ViewHandlers = Pick<
  Handlers<typeof coreContract, CoreEnv>['transactions'],
  'views' | 'addView' | 'changeView' | 'removeView'
>

/** Views are their user's own: nobody else sees or changes them. */
export const viewHandlers = (deps: ListDeps): ViewHandlers => ({
  views: async ({ query }, c) => {
    const views = await viewsOf(deps, staffOf(c), query.module)
    return { status: 200, body: { results: views.map(onWire) } }
  },

  addView: async ({ query, body }, c) => {
    const added = await addView(deps, staffOf(c), { module: query.module, wish: body })
    if (added.ok) return { status: 201, body: onWire(added.value, 0) }
    return { status: 409, body: refusal(added.error, c.var.language) }
  },

  changeView: async ({ params, body }, c) => {
    const { name, query, columns } = body
    const change = { ...(name && { name }), ...(query && { query }), ...(columns && { columns }) }
    const changed = await changeView(deps, staffOf(c), { publicId: params.id, change })
    if (changed.ok) return { status: 200, body: onWire(changed.value, 0) }
    if (changed.error === 'notFound') return refuseWith(c, 404, 'notFound')
    return { status: 409, body: refusal(changed.error, c.var.language) }
  },

  removeView: async ({ params }, c) => {
    const isGone = await removeView(deps, staffOf(c), params.id)
    return isGone ? { status: 200, body: { id: params.id } } : refuseWith(c, 404, 'notFound')
  },
})

const onWire = (view: View, order: number): z.input<typeof SavedView> => ({
  id: view.publicId,
  module: view.module,
  name: view.name,
  query: view.query,
  columns: view.columns,
  order,
})

const refusal = (error: 'taken' | 'tooMany', language: 'en' | 'ar') => ({
  detail: listWords(`views.${error}`, language, { limit: mostViews }),
  code: error === 'taken' ? 'taken' : 'too_many',
})
