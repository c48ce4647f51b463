import type { DecimalsString } from './decimals.strings.ts'

export const decimalsStringsAr: Readonly<Record<DecimalsString, string>> = {
  'decimals.none': 'اكتب رقمًا صحيحًا بلا كسور',
  'decimals.one': 'استخدم منزلة عشرية واحدة على الأكثر',
  'decimals.two': 'استخدم منزلتين عشريتين على الأكثر',
  'decimals.several': 'استخدم {decimals} منازل عشرية على الأكثر',
}
