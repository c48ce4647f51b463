import type { coreContract } from '@wasl/contracts/core'
import type { SavedView } from '@wasl/contracts/lists/saved-view'
import type { Handlers } from '@wasl/contracts/server'
import type { z } from 'zod'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { refuseWith } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { listsStrings } from './lists.strings.ts'
import { listsStringsAr } from './lists.strings.ar.ts'
import {
  addView,
  changeView,
  mostViews,
  removeView,
  viewsOf,
  type View,
  type ViewsDeps,
} from './views.service.ts'

const words = wordsOf({ en: listsStrings, ar: listsStringsAr })

export const listsHandlers = (deps: ViewsDeps): Handlers<typeof coreContract, CoreEnv>['lists'] => ({
  views: async ({ query }, c) => {
    const views = await viewsOf(deps, { ...staffOf(c), list: query.list })
    return { status: 200, body: { results: views.map(onWire) } }
  },

  addView: async ({ query, body }, c) => {
    const added = await addView(deps, { ...staffOf(c), list: query.list }, body)
    if (added.ok) return { status: 201, body: onWire(added.value) }
    return { status: 409, body: refusal(added.error, c.var.language) }
  },

  changeView: async ({ params, body }, c) => {
    const { name, query, columns } = body
    const change = { ...(name && { name }), ...(query && { query }), ...(columns && { columns }) }
    const changed = await changeView(deps, { ...staffOf(c), id: params.id }, change)
    if (changed.ok) return { status: 200, body: onWire(changed.value) }
    if (changed.error === 'notFound') return refuseWith(c, 404, 'notFound')
    return { status: 409, body: refusal(changed.error, c.var.language) }
  },

  removeView: async ({ params }, c) => {
    const isGone = await removeView(deps, { ...staffOf(c), id: params.id })
    return isGone ? { status: 200, body: { id: params.id } } : refuseWith(c, 404, 'notFound')
  },
})

const onWire = ({ publicId, name, query, columns }: View): z.input<typeof SavedView> => ({
  id: publicId,
  name,
  query,
  columns,
})

const refusal = (error: 'taken' | 'tooMany', language: 'en' | 'ar') => ({
  detail: words(`views.${error}`, language, { limit: mostViews }),
  code: error === 'taken' ? 'taken' : 'too_many',
})
