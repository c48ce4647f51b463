import { pick } from '@wasl/domain/locale'
import { PanelLeftIcon } from '@wasl/ui/icons/PanelLeftIcon'
import { MerchantHead } from '@wasl/ui/navigation/MerchantHead'
import { SideFoot } from '@wasl/ui/navigation/SideFoot'
import { SideNavigation } from '@wasl/ui/navigation/SideNavigation'
import { useLocale } from '../../i18n/language.tsx'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'
import { useMenu } from '../menu/use-menu.tsx'

type Props = { isFolded: boolean; onFold: () => void }

/** Whose dashboard this is, and the pages of it that are open to the user. */
export function StaffSide({ isFolded, onFold }: Props) {
  const t = useStaffText()
  const locale = useLocale()
  const { merchant } = useStaff()
  return (
    <>
      <MerchantHead name={pick(merchant.title, locale)} logoUrl={merchant.logoUrl} isFolded={isFolded} />
      <SideNavigation label={t('staff.navigation')} {...useMenu()} isFolded={isFolded} />
      <SideFoot
        isFolded={isFolded}
        fold={{
          label: t('staff.fold'),
          unfoldLabel: t('staff.unfold'),
          icon: <PanelLeftIcon />,
          onPress: onFold,
        }}
      />
    </>
  )
}
