import { wordsOf } from '../../../platform/http/words.ts'
import { nameOf } from '../list/list-words.ts'
import type { ExportFieldName } from './export-fields.ts'
import { exportStrings, type ExportString } from './export.strings.ts'
import { exportStringsAr } from './export.strings.ar.ts'

export const exportWords = wordsOf({ en: exportStrings, ar: exportStringsAr })

/** A field is called as its column is; what no list shows has a name of its own. */
export function nameOfField(name: ExportFieldName): { en: string; ar: string } {
  const own = `field.${name}`
  return isOwn(own) ? { en: exportStrings[own], ar: exportStringsAr[own] } : nameOf('column', name)
}

const isOwn = (key: string): key is ExportString => Object.hasOwn(exportStrings, key)
