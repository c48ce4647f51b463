import type { coreContract } from '@wasl/contracts/core'
import type { RequestTemplate } from '@wasl/contracts/core/dashboard/payment-request.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { copyOf } from './copy.service.ts'
import { fileOnWire } from './form-on-wire.ts'
import { requestForm, type FormDeps } from './form.service.ts'
import { paymentRequestStrings } from './payment-request.strings.ts'
import { paymentRequestStringsAr } from './payment-request.strings.ar.ts'
import {
  addTemplate,
  changeTemplate,
  removeTemplate,
  templatesOf,
  type TemplateRefusal,
  type TemplateRow,
} from './templates.service.ts'

const words = wordsOf({ en: paymentRequestStrings, ar: paymentRequestStringsAr })

export const paymentRequestHandlers = (
  deps: FormDeps,
): Handlers<typeof coreContract, CoreEnv>['paymentRequest'] => ({
  form: async (_request, c) => ({ status: 200, body: await requestForm(deps, staffOf(c)) }),

  copy: async ({ params: { id } }, c) => {
    const copy = await copyOf(deps, staffOf(c), id)
    if (!copy) return missing('request.notFound', c.var.language)
    return { status: 200, body: { fields: copy.fields, attachment: copy.file && fileOnWire(copy.file) } }
  },

  templates: async (_request, c) => {
    const rows = await templatesOf(deps, staffOf(c))
    return { status: 200, body: { results: rows.map(templateOnWire) } }
  },

  addTemplate: async ({ body }, c) => {
    const saved = await addTemplate(deps, { staff: staffOf(c), requestId: c.var.requestId }, body)
    return saved.ok
      ? { status: 201, body: templateOnWire(saved.value) }
      : refusedTemplate(saved.error, c.var.language)
  },

  changeTemplate: async ({ params: { id }, body: { changed_at: changedAt, ...change } }, c) => {
    const by = { staff: staffOf(c), requestId: c.var.requestId }
    const saved = await changeTemplate(deps, by, {
      publicId: id,
      change,
      ...(changedAt && { seen: new Date(changedAt) }),
    })
    return saved.ok
      ? { status: 200, body: templateOnWire(saved.value) }
      : refusedTemplate(saved.error, c.var.language)
  },

  removeTemplate: async ({ params: { id } }, c) => {
    const by = { staff: staffOf(c), requestId: c.var.requestId }
    return (await removeTemplate(deps, by, id))
      ? { status: 200, body: { id } }
      : missing('template.notFound', c.var.language)
  },
})

const templateOnWire = ({ template, file }: TemplateRow): z.input<typeof RequestTemplate> => ({
  id: template.publicId,
  name: template.name,
  fields: template.fields,
  attachment: file && fileOnWire(file),
  changed_by: template.changedBy,
  changed_at: template.changedAt.toISOString(),
})

const missing = (key: 'request.notFound' | 'template.notFound', language: Locale) =>
  ({ status: 404, body: { detail: words(key, language), code: 'not_found' } }) as const

function refusedTemplate(refusal: TemplateRefusal, language: Locale) {
  switch (refusal) {
    case 'notFound':
      return missing('template.notFound', language)
    case 'taken':
      return { status: 400 as const, body: atField('name', words('template.taken', language)) }
    case 'changed':
      return { status: 409, body: { detail: words('template.changed', language), code: 'changed' } } as const
    case 'tooMany':
      return { status: 409, body: { detail: words('template.tooMany', language), code: 'too_many' } } as const
  }
}

const atField = (field: string, text: string): Record<string, string[]> => ({ [field]: [text] })
