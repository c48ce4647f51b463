import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { templateChannels, templateOccasions } from '../../../values/message-template.ts'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const key = {
  occasion: z.enum(templateOccasions),
  channel: z.enum(templateChannels),
  language: z.enum(['en', 'ar']),
}
const words = {
  subject: z.string().check(z.maxLength(1_000)),
  body: z.string().check(z.maxLength(10_000)),
}

export const Template = z.object({
  ...key,
  ...words,
  defaultSubject: z.string(),
  defaultBody: z.string(),
  variables: z.array(z.string()),
  isOwn: z.boolean(),
  updatedAt: z.nullable(z.string()),
})
export type Template = z.infer<typeof Template>

export const Templates = z.object({
  templates: z.array(Template),
  testRecipient: z.nullable(z.string()),
})
export type Templates = z.infer<typeof Templates>

export const ComposedMessage = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
})
export type ComposedMessage = z.infer<typeof ComposedMessage>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/message-templates'

export const messageTemplatesContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Templates, ...problems, ...ofStaff } },
    preview: {
      method: 'POST',
      path: `${path}/preview`,
      body: z.strictObject({ ...key, ...words }),
      responses: { 200: ComposedMessage, ...bodyProblems, ...ofStaff },
    },
    test: {
      method: 'POST',
      path: `${path}/test`,
      body: z.strictObject({ occasion: key.occasion, language: key.language, ...words }),
      responses: { 200: z.object({ recipient: z.string() }), ...bodyProblems, ...ofStaff, 409: Problem },
    },
    keep: {
      method: 'PUT',
      path,
      /** With the words that were seen. */
      body: z.strictObject({ ...key, ...words, updatedAt: z.nullable(z.string().check(z.maxLength(40))) }),
      responses: { 200: Template, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    reset: {
      method: 'DELETE',
      path,
      body: z.strictObject(key),
      responses: { 200: Template, ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
