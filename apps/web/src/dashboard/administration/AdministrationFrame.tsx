import { Outlet } from '@tanstack/react-router'
import { administrationAreas } from '@wasl/domain/administration'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import { useStaff } from '../../desk/staff.ts'
import css from './Administration.module.css'
import { AreasMenu } from './AreasMenu.tsx'
import { useOpenArea } from './use-areas.ts'

/** S2 §2: the administration of the merchant, an area at a time. */
export function AdministrationFrame() {
  const { may } = useStaff()
  const open = useOpenArea()
  const isAllowed = administrationAreas.some(
    ({ area, permission }) => (open === null || area === open) && may(permission),
  )
  if (!isAllowed) return <DashboardForbidden />
  if (open === null) return <Outlet />
  return (
    <div className={css.frame}>
      <AreasMenu open={open} />
      <div className={css.area}>
        <Outlet />
      </div>
    </div>
  )
}
