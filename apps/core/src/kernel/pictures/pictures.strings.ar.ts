import type { PictureString } from './pictures.strings.ts'

export const pictureStringsAr: Record<PictureString, string> = {
  'picture.missing': 'اختر صورة',
  'picture.empty': 'الملف {name} فارغ. اختر ملفًا آخر.',
  'picture.tooLarge': 'حجم {name} أكبر من 10 ميغابايت. صغّره ثم ارفعه مرة أخرى.',
  'picture.bodyTooLarge': 'حجم هذه الصورة أكبر من 10 ميغابايت. صغّرها ثم ارفعها مرة أخرى.',
  'picture.type': 'الملف {name} ليس صورة JPEG أو PNG أو WebP أو AVIF. احفظه بإحدى هذه الصيغ.',
  'picture.content': 'الملف {name} تالف ولا يمكن فتحه. احفظه من جديد أو اختر ملفًا آخر.',
  'picture.pixels': 'في {name} أكثر من 24 ميغابكسل. صغّره ثم ارفعه مرة أخرى.',
}
