import type { Locale } from '@wasl/domain/locale'

/** What staff read while they sign in and until they leave, written out once more. */
const words = {
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  showPassword: { en: 'Show the password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide the password', ar: 'إخفاء كلمة المرور' },
  wrong: { en: 'The username or password is not correct', ar: 'اسم المستخدم أو كلمة المرور غير صحيحة' },
  forgotten: {
    en: 'This browser will not remember that you signed in',
    ar: 'لن يتذكر هذا المتصفح تسجيل دخولك',
  },
  resetIt: { en: 'Reset it', ar: 'إعادة تعيينها' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  codeTitle: { en: 'Enter the 6-digit code', ar: 'أدخل الرمز المكوّن من 6 أرقام' },
  code: { en: 'One-time code', ar: 'رمز التحقق' },
  codeWrong: { en: 'This code is not correct', ar: 'هذا الرمز غير صحيح' },
  resend: { en: 'Send the code again', ar: 'إعادة إرسال الرمز' },
  codeOver: {
    en: 'This code is no longer valid. Sign in again',
    ar: 'لم يعد هذا الرمز صالحًا. سجّل الدخول من جديد',
  },
  back: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  sendLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  checkMail: { en: 'Check your email', ar: 'راجع بريدك الإلكتروني' },
  choose: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  again: { en: 'New password again', ar: 'كلمة المرور الجديدة مرة أخرى' },
  differ: { en: 'The two passwords differ', ar: 'كلمتا المرور غير متطابقتين' },
  save: { en: 'Save the new password', ar: 'حفظ كلمة المرور الجديدة' },
  changed: { en: 'Your password is changed', ar: 'تم تغيير كلمة المرور' },
  link: { en: 'The link from the mail', ar: 'الرابط من الرسالة' },
  linkOver: { en: 'This link can no longer be used', ar: 'لم يعد هذا الرابط صالحًا' },
  linkUnanswered: { en: 'The link could not be opened', ar: 'تعذّر فتح الرابط' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  noAnswer: {
    en: 'No answer came. Check the connection and try again.',
    ar: 'لم يصل أي رد. تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  warning: { en: 'You will be signed out in', ar: 'سيتم تسجيل خروجك خلال' },
  stay: { en: 'Stay signed in', ar: 'البقاء مسجّلًا' },
  expired: { en: 'Your session has been expired', ar: 'انتهت صلاحية جلستك' },
  expiredText: { en: 'Click Ok and login again', ar: 'اضغط موافق وسجّل الدخول مرة أخرى' },
  ok: { en: 'Ok', ar: 'موافق' },
  everywhere: { en: 'Sign out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
} as const satisfies Record<string, Record<Locale, string>>

export type SessionWord = keyof typeof words

export const sayIn =
  (locale: Locale) =>
  (word: SessionWord): string =>
    words[word][locale]
