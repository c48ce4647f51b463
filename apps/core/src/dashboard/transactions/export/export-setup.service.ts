import type { ExportConfig } from '@wasl/contracts/core/dashboard/transactions/export.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Db } from '../../../platform/db/db.ts'
import type { Column } from '../../../kernel/lists/column.domain.ts'
import { findColumns } from '../../../kernel/lists/columns.store.ts'
import { columnsOf } from '../list/setup/columns.domain.ts'
import { builtinFields, customName, isOurs, otherFields, type ExportFieldName } from './export-fields.ts'
import { nameOfField } from './export-words.ts'

/** What a merchant may export of a list: its fields in the file's order, and those of the default. */
export type ExportSetup = {
  config: ExportConfig
  defaults: readonly string[]
  labels: ReadonlyMap<string, Labels>
}
type Labels = { en: string; ar: string }

export async function exportSetup(
  db: Db,
  { merchantId, plugin, language }: { merchantId: number; plugin: string | null; language: Locale },
): Promise<ExportSetup> {
  const columns = await findColumns(db, { merchantId, list: plugin ?? 'all' })
  const defaults = defaultsOf(plugin ?? 'all', columns)
  const custom = columns.filter(({ isCustom }) => isCustom)
  const labels = new Map<string, Labels>([
    ...[...builtinFields, ...otherFields].map((name): [string, Labels] => [name, ownLabels(name, columns)]),
    ...custom.map(({ name, labelEn, labelAr }): [string, Labels] => [
      customName(name),
      { en: labelEn, ar: labelAr },
    ]),
  ])
  const offered = (name: string) => {
    const { en, ar } = labels.get(name) ?? { en: name, ar: name }
    const verbose = language === 'ar' ? ar : en
    return { name, verbose_name: verbose, label_en: en, label_ar: ar, is_default: defaults.includes(name) }
  }
  return {
    defaults,
    labels,
    config: {
      builtin_fields: builtinFields.map(offered),
      custom_fields: custom.map(({ name }) => offered(customName(name))),
      other_fields: otherFields.map(offered),
    },
  }
}

/** What the list shows, in the list's order, as far as an export has it: the merchant's arrangement, else the module's own. */
const defaultsOf = (module: string, arranged: readonly Column[]): readonly string[] => {
  const shown = columnsOf(module, arranged).filter(({ isActive }) => isActive)
  return [...new Set(shown.flatMap(({ name, isCustom }) => exportedAs(name, isCustom)))]
}

/** An amount is worth nothing without its currency, which a list writes beside it. */
function exportedAs(name: string, isCustom: boolean): string[] {
  if (isCustom) return [customName(name)]
  if (name === 'amount') return ['amount', 'currency_code']
  return isOurs(name) ? [name] : []
}

/** A column the merchant renamed is called so in the file too. */
function ownLabels(name: ExportFieldName, columns: readonly Column[]): Labels {
  const renamed = columns.find((column) => column.name === name && !column.isCustom)
  return renamed ? { en: renamed.labelEn, ar: renamed.labelAr } : nameOfField(name)
}
