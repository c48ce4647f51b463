import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const path = '/administration/page-texts'

/** Key of a text → the merchant's own Arabic. */
const Own = z.record(z.string(), z.string())

export const PageTexts = z.object({ own: Own, revision: z.int() })

export const pageTextsContract = c.router(
  {
    show: {
      method: 'GET',
      path,
      query: Query,
      metadata: staff({ permissions: ['settings.manage'] }),
      responses: { 200: PageTexts },
      summary: 'The merchant’s own Arabic words of pages',
    },
    change: {
      method: 'PUT',
      path,
      query: Query,
      metadata: { ...staff({ permissions: ['settings.manage'] }), bodyLimitBytes: 262_144 },
      /** Texts that are not named stay. An empty text restores the product's own. */
      body: z.strictObject({
        own: z.record(z.string().regex(/^[a-z][\w. -]{0,119}$/i), z.string().max(2_000)),
        revision: z.int(),
      }),
      responses: { 200: PageTexts, 409: Detail },
      summary: 'Own words of pages in Arabic; an empty text takes the product’s',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
