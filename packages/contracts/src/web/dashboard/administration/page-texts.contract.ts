import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

/** The text in both languages, and the merchant's own Arabic; empty if there is none. */
export const PageText = z.object({
  key: z.string(),
  english: z.string(),
  arabic: z.string(),
  own: z.string(),
})
export type PageText = z.infer<typeof PageText>

export const PageTexts = z.object({ texts: z.array(PageText), revision: z.int() })
export type PageTexts = z.infer<typeof PageTexts>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/page-texts'

/** Not derived: the bff knows the original texts, the core does not (decision 143). */
export const pageTextsContract = c.router(
  {
    show: { method: 'GET', path, responses: { 200: PageTexts, ...problems, ...ofStaff } },
    change: {
      method: 'PUT',
      path,
      metadata: { bodyLimitBytes: 262_144 },
      /** Texts that are not named stay. An empty text restores the product's own. */
      body: z.strictObject({
        own: z.record(z.string().check(z.maxLength(120)), z.string().check(z.maxLength(2_000))),
        revision: z.int(),
      }),
      responses: { 200: PageTexts, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
