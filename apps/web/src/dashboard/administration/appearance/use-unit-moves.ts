import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { pick } from '@wasl/domain/locale'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useSaving } from '../../../app/staff/area/use-saving.ts'
import { unitsKey } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'

/** One place up or down, said aloud: the row is not where it was. */
export function useUnitMoves(units: readonly ManagedUnit[]) {
  const t = useAppearanceText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(unitsKey)
  return async (place: number, by: 1 | -1) => {
    const unit = units[place]
    if (!unit || saving.isSaving) return
    const keys = units.map(({ key }) => key)
    keys.splice(place + by, 0, ...keys.splice(place, 1))
    const moved = await saving.save(() => staffClient.administration.units.order({ body: { keys } }))
    const name = pick({ en: unit.titleEn, ar: unit.titleAr }, locale)
    if (moved !== null) notices.success(t('appearance.unit.moved', { name, place: place + by + 1 }))
  }
}
