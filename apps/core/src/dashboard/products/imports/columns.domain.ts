import type { Locale } from '@wasl/domain/locale'
import {
  importColumns,
  requiredImportColumns,
  type ImportColumn,
  type ImportPlugin,
} from '@wasl/domain/product-import'
import { headReader } from '../../../kernel/imports/read-heads.ts'
import { importStringsAr } from './imports.strings.ar.ts'
import { importStrings } from './imports.strings.ts'

/** The head of each column in an Arabic file; both languages are read, whatever the reader's is. */
const arabicHeads: Readonly<Record<ImportColumn, string>> = {
  sku: 'رمز المنتج',
  name_en: 'الاسم بالإنجليزية',
  name_ar: 'الاسم بالعربية',
  price: 'السعر',
  category: 'الفئة',
  description_en: 'الوصف بالإنجليزية',
  description_ar: 'الوصف بالعربية',
  price_with_discount: 'السعر بعد الخصم',
  inventory: 'المخزون',
  store: 'القسم',
  branch: 'الفرع',
  options: 'الخيارات',
  add_ons: 'الإضافات',
  image: 'الصورة',
  visible: 'ظاهر',
}

const otherNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  sku: ['product code', 'item code', 'code', 'id', 'كود المنتج', 'كود', 'الرمز', 'رقم المنتج'],
  name_en: ['name', 'english name', 'product name', 'title', 'الاسم الإنجليزي'],
  name_ar: ['arabic name', 'الاسم العربي', 'الاسم', 'اسم المنتج'],
  price: ['unit price', 'regular price', 'سعر البيع', 'السعر الأصلي'],
  category: ['categories', 'التصنيف', 'القسم الرئيسي', 'الفئات'],
  description_en: ['description', 'english description'],
  description_ar: ['arabic description', 'الوصف'],
  price_with_discount: ['sale price', 'sale', 'discounted price', 'سعر العرض', 'سعر التخفيض', 'سعر الخصم'],
  inventory: ['stock', 'quantity', 'qty', 'in stock', 'الكمية', 'الكمية المتوفرة'],
  store: ['shop', 'المتجر', 'المخزن'],
  branch: ['branches', 'الفروع'],
  options: ['option groups', 'مجموعات الخيارات'],
  add_ons: ['addons', 'extras', 'add ons'],
  image: ['images', 'picture', 'pictures', 'photo', 'الصور'],
  visible: ['active', 'published', 'shown', 'مرئي', 'منشور', 'معروض'],
}

export const headOf = (column: string, language: Locale): string =>
  language === 'ar' && isColumn(column) ? arabicHeads[column] : column

const isColumn = (name: string): name is ImportColumn => Object.hasOwn(arabicHeads, name)

export const columnsOf = (plugin: ImportPlugin): readonly ImportColumn[] => importColumns[plugin]

/** A file of products: what every row needs must be a column. */
export const headsOf = (plugin: ImportPlugin) =>
  headReader<string>({
    columns: columnsOf(plugin),
    namesOf: (column) => [column, headOf(column, 'ar')],
    synonymsOf: (column) => (isColumn(column) ? otherNames[column] : []),
    missing: (columns) => requiredImportColumns.filter((column) => !columns.includes(column)),
    // Our own error file has these two more: it comes back without a word about them.
    passedOver: [importStrings, importStringsAr].flatMap((said) => [
      said['heads.row'],
      said['heads.problem'],
    ]),
  })
