import { CopyIcon } from '@wasl/ui/icons/CopyIcon'
import type { MenuGroup } from '@wasl/ui/overlays/menus/menu-groups.ts'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useStaff } from '../../../desk/staff.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useActionsText } from './actions.text.ts'

/** The way to a new request with the fields of this one, for who may make requests. */
export function useAnotherLike(): (on: { id: string; plugin: string }) => MenuGroup[] {
  const t = useActionsText()
  const locale = useLocale()
  const { may, has } = useStaff()
  return ({ id, plugin }) =>
    plugin === 'payment_request' && has('payment_request') && may('payment.create')
      ? [
          {
            id: 'like',
            items: [
              {
                id: 'duplicate',
                label: t('actions.duplicate'),
                icon: <CopyIcon size={16} />,
                href: `${staffPaths.createRequest(locale)}?like=${encodeURIComponent(id)}`,
              },
            ],
          },
        ]
      : []
}
