import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { takenOver } from '../support/hydrated.ts'
import type { PayLink, Wasl } from '../support/wasl.ts'

/** What staff read in the dashboard's dialogs, written out once more. */
const words = {
  refund: { en: 'Refund', ar: 'استرداد' },
  capture: { en: 'Capture', ar: 'تحصيل' },
  void: { en: 'Void', ar: 'إبطال' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Delete', ar: 'حذف' },
  restore: { en: 'Restore', ar: 'استعادة' },
  email: { en: 'Send email', ar: 'إرسال بريد إلكتروني' },
  sms: { en: 'Send SMS', ar: 'إرسال رسالة نصية' },
  amountBack: { en: 'Amount to give back', ar: 'المبلغ المراد إرجاعه' },
  amountTaken: { en: 'Amount to take', ar: 'المبلغ المراد تحصيله' },
  ask: { en: 'Ask for the permission', ar: 'طلب الصلاحية' },
  next: { en: 'Next', ar: 'التالي' },
  back: { en: 'Back', ar: 'رجوع' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  done: { en: 'Done', ar: 'تم' },
  sure: { en: 'Are you sure', ar: 'هل أنت متأكد؟' },
  refunded: { en: 'Refunded Successfully', ar: 'تم الاسترداد بنجاح' },
  captured: { en: 'Captured Successfully', ar: 'تم التحصيل بنجاح' },
  aboveAvailable: {
    en: 'The amount cannot be greater than the available amount.',
    ar: 'لا يمكن أن يكون المبلغ أكبر من المبلغ المتاح.',
  },
  tooManyDecimals: {
    en: 'decimal should be equal or less 3 characters',
    ar: 'يجب ألا يزيد عدد الخانات العشرية على 3',
  },
  partlyRefunded: { en: 'Partly refunded', ar: 'مستردة جزئيًا' },
  leftToRefund: { en: 'Left to refund', ar: 'يبقى قابلًا للاسترداد' },
  underWay: { en: 'Refund under way', ar: 'استرداد قيد التنفيذ' },
  deleted: { en: 'Deleted', ar: 'محذوفة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  save: { en: 'Save', ar: 'حفظ' },
  customerEmail: { en: 'Email', ar: 'البريد الإلكتروني' },
  customerPhone: { en: 'Phone', ar: 'الهاتف' },
  applied: { en: 'Applied successfully', ar: 'تم التنفيذ بنجاح' },
  notFound: { en: 'Transaction not found', ar: 'المعاملة غير موجودة' },
} as const satisfies Record<string, Record<Locale, string>>

export type DeskWord = keyof typeof words

/** A member of staff at the dashboard, by role and name. */
export function deskAt(page: Page, locale: Locale) {
  const say = (word: DeskWord): string => words[word][locale]
  const button = (word: DeskWord): Locator => page.getByRole('button', { name: say(word), exact: true })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const inDialog = (word: DeskWord): Locator =>
    dialog.getByRole('button', { name: say(word), exact: true }).last()
  return {
    page,
    say,
    button,
    dialog,
    inDialog,
    field: (word: DeskWord): Locator => dialog.getByRole('textbox', { name: say(word), exact: true }),
    async open(path: string): Promise<void> {
      await page.goto(`/${locale}/dashboard/${path}`)
      await takenOver(page)
    },
    /** The app itself has gone there. */
    leads: (path: string): Promise<void> => page.waitForURL(`**/${locale}/dashboard/${path}`),
    async reads(text: DeskWord | RegExp): Promise<void> {
      const found = page.getByText(typeof text === 'string' ? say(text) : text, { exact: true })
      await found.filter({ visible: true }).first().waitFor()
    },
    async asks(): Promise<void> {
      await page.getByRole('alertdialog').getByText(say('sure')).waitFor()
    },
    /** From the three dots of the page. */
    async choose(word: DeskWord): Promise<void> {
      await page
        .locator('main')
        .getByRole('button', { name: /^(Actions for|إجراءات) / })
        .click()
      await page.getByRole('menuitem', { name: say(word), exact: true }).click()
    },
  }
}

/** A request that was paid, with its faults of the bank's table: 'operation-declined'. */
export async function paidLink(wasl: Wasl, { fault, ...wish }: PayLink & { fault?: string } = {}) {
  const gateway = wish.gateways?.[0] ?? 'knet'
  const id = await wasl.payLink(wish)
  const answer = await fetch(`${wasl.url}/api/v1/plugins/payment_request/transaction/pay/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gateway_code: gateway }),
  })
  if (!answer.ok) throw new Error(`paying was refused: ${await answer.text()}`)
  const trackId = (await wasl.bookOf(id)).attempts.at(-1)?.trackId ?? ''
  const paid = await wasl.bank.control.answer(trackId, fault ? `approve+${fault}` : 'approve')
  if (!paid.ok) throw new Error(`the bank refuses: ${paid.error}`)
  await wasl.settle()
  return { id, trackId }
}
