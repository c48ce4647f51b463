import type { ImportDetail } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { MinusIcon } from '@wasl/ui/icons/MinusIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import type { ReactNode } from 'react'
import { grouped } from '../../../parts/grouped.ts'
import css from './Imports.module.css'
import { useImportsText } from './imports.text.ts'

/** How many rows make, change, leave and lack something. */
export function ImportTiles({ job: { counts, about } }: { job: ImportDetail }) {
  const t = useImportsText()
  const tiles = [
    {
      id: 'create',
      icon: <PlusIcon size={14} />,
      note: t('imports.tile.shown', { n: about.shown, m: about.hidden }),
    },
    {
      id: 'change',
      icon: <PencilIcon size={14} />,
      note: t('imports.tile.values', { n: about.prices, m: about.stock }),
    },
    { id: 'same', icon: <MinusIcon size={14} />, note: t('imports.tile.same.note') },
    {
      id: 'wrong',
      icon: <CircleXIcon size={14} />,
      note: t('imports.tile.fixed', { n: about.corrected, m: counts.dropped }),
    },
  ] as const
  return (
    <dl className={css.tiles} data-box="card">
      {tiles.map(({ id, icon, note }) => (
        <Tile key={id} of={id} icon={icon} label={t(`imports.tile.${id}`)} note={note}>
          {grouped(counts[id])}
        </Tile>
      ))}
    </dl>
  )
}

type TileProps = { of: string; icon: ReactNode; label: string; note: string; children: ReactNode }

function Tile({ of, icon, label, note, children }: TileProps) {
  return (
    <div className={css.tile}>
      <dt>
        <span className={css.mark} data-of={of}>
          {icon}
        </span>
        {label}
      </dt>
      <dd className={css.figure}>{children}</dd>
      <dd className={css.small}>{note}</dd>
    </div>
  )
}
