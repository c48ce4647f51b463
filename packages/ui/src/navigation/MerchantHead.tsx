import { LogoMark } from '../art/LogoMark.tsx'
import { ChevronsUpDownIcon } from '../icons/ChevronsUpDownIcon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import type { MenuGroup } from '../overlays/menus/menu-groups.ts'
import css from './MerchantHead.module.css'

type Props = {
  name: string
  /** "All units", or the one that is chosen. */
  unit?: string
  logoUrl: string | null
  isFolded?: boolean
  /** Where there is more than one unit. */
  units?: { label: string; groups: readonly MenuGroup[]; onChoose: (id: string) => void }
}

/** Whose dashboard this is, and which of their units. */
export function MerchantHead({ name, unit, logoUrl, isFolded, units }: Props) {
  const size = 36
  const content = (
    <>
      {logoUrl ? (
        <img className={css.logo} src={logoUrl} alt="" width={size} height={size} />
      ) : (
        <LogoMark size={size} />
      )}
      <span className={css.words} data-folded={isFolded ? '' : undefined}>
        <bdi>{name}</bdi> {unit && <small>{unit}</small>}
      </span>
    </>
  )
  if (!units) return <div className={css.head}>{content}</div>
  return (
    <Menu
      trigger={
        <button type="button" className={css.head}>
          {content}
          {!isFolded && <ChevronsUpDownIcon size={16} />}
        </button>
      }
      label={units.label}
      groups={units.groups}
      align={isFolded ? 'beside' : 'start'}
      onAction={units.onChoose}
    />
  )
}
