import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { SavedView, SavedViewWish } from '../../lists/saved-view.ts'
import { Detail, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** Of any list, by its name. */
const OfList = Query.extend({ list: z.string().regex(/^[a-z][a-z_.]{0,63}$/) })
const view = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
const path = '/dashboard/list-views'

/** A user's own setup of a list. Other users neither see nor change it. */
export const listsContract = c.router(
  {
    views: {
      method: 'GET',
      path,
      query: OfList,
      metadata: staff(),
      responses: { 200: z.object({ results: z.array(SavedView) }) },
      summary: "The user's own saved views of a list",
    },
    addView: {
      method: 'POST',
      path,
      query: OfList,
      metadata: staff(),
      body: SavedViewWish,
      responses: { 201: SavedView, 409: Detail },
      summary: 'Keeps a view; 409 where the user has 20 of the list or one of that name',
    },
    changeView: {
      method: 'PATCH',
      path: `${path}/:id`,
      pathParams: view,
      query: Query,
      metadata: staff(),
      body: SavedViewWish.partial(),
      responses: { 200: SavedView, 409: Detail },
      summary: 'Renames a view or keeps other filters in it',
    },
    removeView: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: view,
      query: Query,
      metadata: staff(),
      body: z.strictObject({}),
      responses: { 200: z.object({ id: z.string() }) },
      summary: 'Forgets a view',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
