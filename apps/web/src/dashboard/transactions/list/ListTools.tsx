import { IconButton } from '@wasl/ui/actions/IconButton'
import { Columns3Icon } from '@wasl/ui/icons/Columns3Icon'
import { KeyboardIcon } from '@wasl/ui/icons/KeyboardIcon'
import { Rows3Icon } from '@wasl/ui/icons/Rows3Icon'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import type { Density } from '@wasl/ui/table/columns/data-column.ts'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useListText } from './list.text.ts'
import css from './TransactionList.module.css'

type Props = {
  density: Density
  onDensity: (density: Density) => void
  onColumns: () => void
  onShortcuts: () => void
}

const densities: readonly Density[] = ['comfortable', 'regular', 'compact']

/** How the table looks: only where it is a table. */
export function ListTools({ density, onDensity, onColumns, onShortcuts }: Props) {
  const t = useListText()
  return (
    <span className={css.wide}>
      <ToolButton icon={<Columns3Icon size={16} />} aria-haspopup="dialog" onClick={onColumns}>
        {t('list.columns')}
      </ToolButton>
      <Menu
        trigger={<ToolButton icon={<Rows3Icon size={16} />}>{t('list.density')}</ToolButton>}
        label={t('list.density')}
        groups={[
          {
            id: 'density',
            chosen: density,
            items: densities.map((id) => ({ id, label: t(`list.${id}`) })),
          },
        ]}
        align="end"
        onAction={(id) => onDensity(densities.find((one) => one === id) ?? 'regular')}
      />
      <IconButton
        label={t('list.shortcuts')}
        icon={<KeyboardIcon size={16} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={onShortcuts}
      />
    </span>
  )
}
