import { useQuery } from '@tanstack/react-query'
import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { Button } from '@wasl/ui/Button'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { unitsQuery } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'
import { OtherPlace } from './OtherPlace.tsx'
import { UnitDialog } from './UnitDialog.tsx'
import { UnitRow } from './UnitRow.tsx'
import { useUnitMoves } from './use-unit-moves.ts'

type Open = { unit: ManagedUnit | null } | null

/** The merchant's shops and departments, in the order in which they are offered. */
export function UnitsPage() {
  const t = useAppearanceText()
  const found = useQuery(unitsQuery)
  const [open, setOpen] = useState<Open>(null)
  const units = found.data?.results ?? []
  const move = useUnitMoves(units)
  return (
    <div className={css.page}>
      <AdministrationHead
        area="units"
        note={<OtherPlace area="brand" />}
        actions={
          <Button
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen({ unit: null })}
          >
            {t('appearance.unit.add')}
          </Button>
        }
      />
      {!found.data && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!found.data && !found.error && <SkeletonBlocks kind="list" label={t('appearance.unit.list')} />}
      {units.length > 0 && (
        <ul className={css.list} aria-label={t('appearance.unit.list')} data-box="card">
          {units.map((unit, place) => (
            <UnitRow
              key={unit.key}
              unit={unit}
              place={place}
              count={units.length}
              onMove={(by) => move(place, by)}
              onEdit={() => setOpen({ unit })}
            />
          ))}
        </ul>
      )}
      {open && <UnitDialog unit={open.unit} onClosed={() => setOpen(null)} />}
    </div>
  )
}
