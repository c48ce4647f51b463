import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { deskAt } from './desk.ts'

export const words = {
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  table: { en: 'Table', ar: 'الطاولة' },
  choose: { en: 'Choose a file', ar: 'اختر ملفًا' },
  replace: { en: 'Replace', ar: 'استبدال' },
  remove: { en: 'Remove Second.pdf', ar: 'إزالة Second.pdf' },
  onlyKinds: { en: /pdf, png/, ar: /pdf, png/ },
  sent: { en: 'Attached when you save', ar: 'يُرفق عند الحفظ' },
  changed: { en: 'Load the latest', ar: 'تحميل الأحدث' },
  offline: {
    en: 'You are offline. What you entered is kept.',
    ar: 'لا يوجد اتصال بالإنترنت. ما أدخلته محفوظ.',
  },
  nothingSent: {
    en: 'You are offline. Nothing was sent, and what you entered is kept.',
    ar: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء، وما أدخلته محفوظ.',
  },
  expires: { en: 'Expires', ar: 'تنتهي' },
  unreadable: {
    en: 'Write the date like 11/20/2026 14:05',
    ar: 'اكتب التاريخ هكذا: \u206611/20/2026 14:05\u2069',
  },
  noEnd: { en: 'Choose until when it can be paid', ar: 'اختر إلى متى يمكن الدفع' },
  tooLong: { en: 'At most 256 characters', ar: 'عدد الأحرف 256 على الأكثر' },
  addRemark: { en: 'Add a remark', ar: 'إضافة ملاحظة' },
  noValue: { en: 'Write what it says, or remove it', ar: 'اكتب النص أو أزل الملاحظة' },
  noName: { en: 'A remark needs its label in both languages', ar: 'تحتاج الملاحظة إلى عنوان باللغتين' },
  audit: { en: /^Audit log/, ar: /^سجل التدقيق/ },
  notSaved: { en: /not known whether this was saved/, ar: /لا يُعرف هل حُفظ التغيير/ },
} as const

type Word = keyof typeof words

export const file = (name: string, content = '%PDF-1.7 a quote') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** One request's details, and the dialog that changes them. */
export function editorAt(page: Page, locale: Locale) {
  const desk = deskAt(page, locale)
  const button = (word: Word) => desk.dialog.getByRole('button', { name: words[word][locale], exact: true })
  return {
    page,
    desk,
    link: (name: string) => page.locator('main').getByRole('link', { name }),
    press: (word: Word) => button(word).press('Enter'),
    async open() {
      await desk.button('edit').press('Enter')
      await desk.field('customerEmail').waitFor()
    },
    async chooses(word: 'choose' | 'replace', chosen: ReturnType<typeof file>) {
      const chooser = page.waitForEvent('filechooser')
      await button(word).press('Enter')
      await (await chooser).setFiles(chosen)
    },
    isSent: () => desk.dialog.getByText(words.sent[locale]).waitFor(),
    async save() {
      await desk.inDialog('save').press('Enter')
      await desk.dialog.waitFor({ state: 'detached' })
    },
  }
}
