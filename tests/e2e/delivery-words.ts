import type { Locale } from '@wasl/domain/locale'

/** What a payer reads on the delivery step, written out once more. */
const words = {
  title: { en: 'Where should we deliver?', ar: 'إلى أين نوصل؟' },
  welcome: { en: 'Welcome', ar: 'أهلًا بك' },
  start: { en: 'Start', ar: 'ابدأ' },
  prefilled: { en: 'Enter all details correctly', ar: 'تأكد من صحة جميع البيانات' },
  check: { en: 'Check the details', ar: 'مراجعة التفاصيل' },
  custom: { en: 'Custom name', ar: 'اسم آخر' },
  customAddress: { en: 'Your name for it', ar: 'الاسم الذي تختاره' },
  apartment: { en: 'Apartment', ar: 'شقة' },
  area: { en: 'Area', ar: 'المنطقة' },
  block: { en: 'Block', ar: 'القطعة' },
  street: { en: 'Street', ar: 'الشارع' },
  houseNo: { en: 'Building / house no.', ar: 'رقم المبنى أو المنزل' },
  floor: { en: 'Floor (optional)', ar: 'الدور (اختياري)' },
  paci: { en: 'PACI no. (optional)', ar: 'الرقم الآلي (اختياري)' },
  edit: { en: 'Edit location', ar: 'تعديل الموقع' },
  search: { en: 'Search a place or street', ar: 'ابحث عن مكان أو شارع' },
  locate: {
    en: 'Use my location (your browser asks you first)',
    ar: 'استخدام موقعي (يستأذنك المتصفح أولًا)',
  },
  north: { en: 'Move the pin 10 metres north', ar: 'تحريك الدبوس 10 أمتار شمالًا' },
  confirmLocation: { en: 'Confirm location', ar: 'تأكيد الموقع' },
  cancelLocation: { en: 'Cancel', ar: 'إلغاء' },
  locationSet: { en: 'The location is confirmed.', ar: 'تم تأكيد الموقع.' },
  describe: { en: 'Describe my location instead', ar: 'وصف موقعي بدلًا من ذلك' },
  continue: { en: 'Continue', ar: 'متابعة' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  deliverTo: { en: 'Deliver to', ar: 'التوصيل إلى' },
  change: { en: 'Change', ar: 'تغيير' },
} as const satisfies Record<string, Record<Locale, string>>

export type DeliveryWord = keyof typeof words

export const sayDelivery = (word: DeliveryWord, locale: Locale): string => words[word][locale]
