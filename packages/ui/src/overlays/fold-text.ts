import { normaliseDigits } from '@wasl/domain/digits'

/** One spelling for what people write alike (ux L-21): no case, no accents, no tashkeel; أ إ آ ا, ى ي and ة ه are the same. */
export function foldText(text: string): string {
  return normaliseDigits(text)
    .normalize('NFKD')
    .replace(/[\p{Mn}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()
}
