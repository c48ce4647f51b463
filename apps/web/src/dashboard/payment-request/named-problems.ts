import { byName } from '@wasl/domain/by-name'
import type { FieldProblem } from '@wasl/ui/notices/ErrorSummary'
import type { RequestString } from './request.strings.ts'
import type { RequestText } from './request.text.ts'

const labels: Readonly<Record<string, RequestString>> = byName({
  amount: 'newRequest.amount',
  currency: 'newRequest.currency',
  delivery: 'newRequest.delivery',
  orderNo: 'newRequest.orderNo',
  productType: 'newRequest.productType',
  promotionalPrice: 'newRequest.promotionalPrice',
  descriptionEn: 'newRequest.descriptionEn',
  descriptionAr: 'newRequest.descriptionAr',
  minimum: 'newRequest.minimum',
  share: 'newRequest.share',
  maximum: 'newRequest.maximum',
  firstName: 'newRequest.firstName',
  lastName: 'newRequest.lastName',
  language: 'newRequest.language',
  email: 'newRequest.email',
  phone: 'newRequest.phone',
  secondPhone: 'newRequest.secondPhone',
  unit: 'newRequest.unit',
  gateways: 'newRequest.gateways',
  expires: 'newRequest.expires',
  due: 'newRequest.due',
  file: 'newRequest.file',
  maxUses: 'newRequest.maxUses',
  linkUntil: 'newRequest.linkUntil',
  recipients: 'newRequest.recipients',
  remarks: 'newRequest.remarks',
  terms: 'newRequest.terms',
  asks: 'newRequest.asks',
  isEditable: 'newRequest.editable',
  notifications: 'newRequest.tell',
  customFields: 'newRequest.own',
  redirectUrl: 'newRequest.redirect',
  webhookUrl: 'newRequest.webhook',
})

type Trouble = { message: string | null; fields: Readonly<Record<string, string>> }

/** ux D5: what is wrong with which field, each line leading to it. */
export const namedProblems = ({ message, fields }: Trouble, t: RequestText): FieldProblem[] => [
  ...(message === null ? [] : [{ message }]),
  ...Object.entries(fields).map(([field, problem]) => {
    const label = Object.hasOwn(labels, field) ? labels[field] : undefined
    return { fieldId: `request-${field}`, message: label ? `${t(label)}: ${problem}` : problem }
  }),
]
