import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, Instant, staffProblems } from '../../../values/core.ts'
import { templateChannels, templateOccasions } from '../../../values/message-template.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['settings.manage'] })
const path = '/administration/message-templates'

const Occasion = z.enum(templateOccasions)
const Channel = z.enum(templateChannels)
const Language = z.enum(['en', 'ar'])
const one = z.object({ occasion: Occasion, channel: Channel, language: Language })

/** Empty if the channel has no subject. */
const words = { subject: z.string().max(1_000), body: z.string().max(10_000) }

export const TemplateOfMerchant = z.object({
  occasion: Occasion,
  channel: Channel,
  language: Language,
  subject: z.string(),
  body: z.string(),
  /** The product's own words. */
  default_subject: z.string(),
  default_body: z.string(),
  /** Variables that the text may use, in braces. */
  variables: z.array(z.string()),
  is_own: z.boolean(),
  updated_at: Instant.nullable(),
})

const Composed = z.object({ subject: z.string(), text: z.string(), html: z.string().nullable() })

export const messageTemplatesContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: {
        200: z.object({
          results: z.array(TemplateOfMerchant),
          /** Receiver of a test message; null if this channel cannot send here. */
          test_recipient: z.string().nullable(),
        }),
      },
      summary: 'The words of every message, the merchant’s own or the product’s',
    },
    preview: {
      method: 'POST',
      path: `${path}/preview`,
      query: Query,
      metadata: managed,
      body: one.extend(words).strict(),
      responses: { 200: Composed },
      summary: 'The message as it would be sent, with made-up facts',
    },
    test: {
      method: 'POST',
      path: `${path}/test`,
      query: Query,
      metadata: managed,
      body: z.strictObject({ ...one.omit({ channel: true }).shape, ...words }),
      responses: { 200: z.object({ recipient: z.string() }), 409: Detail },
      summary: 'The mail with made-up facts, to whoever asks',
    },
    keep: {
      method: 'PUT',
      path,
      query: Query,
      metadata: managed,
      body: one
        .extend({
          ...words,
          /** The version that was shown. Without it, the change overwrites what is stored. */
          updated_at: Instant.nullable().optional(),
        })
        .strict(),
      responses: { 200: TemplateOfMerchant, 409: Detail },
      summary: 'The merchant’s own words',
    },
    reset: {
      method: 'DELETE',
      path,
      query: Query,
      metadata: managed,
      body: one.strict(),
      responses: { 200: TemplateOfMerchant },
      summary: 'The product’s words again',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
