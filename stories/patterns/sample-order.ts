import type { FieldProblem } from '@wasl/ui/notices/ErrorSummary'
import type { TypedPhone } from '@wasl/ui/fields/phone/typed-phone.ts'
import { say } from '../ui/in-locale.ts'

export type Toolbar = Parameters<typeof say>[0]

export type Order = {
  kind: string | null
  name: string
  phone: TypedPhone
  area: string | null
  block: string
  instruction: string
  notify: string[]
  isAgreed: boolean
}

export const emptyOrder: Order = {
  kind: null,
  name: '',
  phone: { country: 'KW', text: '' },
  area: null,
  block: '',
  instruction: '',
  notify: [],
  isAgreed: false,
}

export type OrderProblems = Partial<Record<keyof Order, string>>

/** In the order of the form. */
const fields = ['kind', 'name', 'phone', 'area', 'block', 'instruction', 'notify', 'isAgreed'] as const

/** What keeps the order from being sent, by field. */
export function orderProblems(order: Order, context: Toolbar): OrderProblems {
  const required = say(context, 'This field is required', 'هذا الحقل مطلوب')
  const problems: OrderProblems = {}
  if (!order.kind) problems.kind = say(context, 'Choose how you would like it', 'اختر طريقة الاستلام')
  if (order.name.trim() === '') problems.name = required
  if (order.phone.text.replace(/\D/g, '').length < 8)
    problems.phone = say(context, 'Enter valid phone number', 'أدخل رقم هاتف صحيحًا')
  if (!order.area) problems.area = required
  if (!/^\d+$/.test(order.block))
    problems.block = say(context, 'Block is a number, for example 4', 'القطعة رقم، مثلًا 4')
  if (order.instruction.length > 256)
    problems.instruction = say(
      context,
      'Special Instruction must be 256 characters or less',
      'يجب ألا تزيد التعليمات الخاصة على 256 حرفًا',
    )
  if (order.notify.length === 0)
    problems.notify = say(context, 'Choose at least one', 'اختر طريقة واحدة على الأقل')
  if (!order.isAgreed)
    problems.isAgreed = say(context, 'Agree to the terms to go on', 'وافق على الشروط للمتابعة')
  return problems
}

/** One line per problem, each with the name of its field. */
export function summaryOf(problems: OrderProblems, context: Toolbar): FieldProblem[] {
  const names = orderLabels(context)
  return fields.flatMap((field) => {
    const problem = problems[field]
    return problem ? { fieldId: field, message: `${names[field]}: ${problem}` } : []
  })
}

export const orderLabels = (context: Toolbar): Record<keyof Order, string> => ({
  kind: say(context, 'Pickup or delivery', 'استلام أو توصيل'),
  name: say(context, 'Name', 'الاسم'),
  phone: say(context, 'Phone', 'الهاتف'),
  area: say(context, 'Area', 'المنطقة'),
  block: say(context, 'Block', 'القطعة'),
  instruction: say(context, 'Special instruction', 'تعليمات خاصة'),
  notify: say(context, 'How we tell you', 'كيف نخبرك'),
  isAgreed: say(context, 'I agree to the terms', 'أوافق على الشروط'),
})

export const problemCount = (context: Toolbar, count: number): string =>
  count === 1
    ? say(context, 'There is 1 problem', 'هناك مشكلة واحدة')
    : say(context, `There are ${count} problems`, count === 2 ? 'هناك مشكلتان' : `هناك ${count} مشكلات`)
