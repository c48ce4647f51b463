import type { RowAction } from '@wasl/contracts/values/row-action'
import { pick, type Locale } from '@wasl/domain/locale'
import type { MenuGroup } from '@wasl/ui/overlays/menus/menu-groups.ts'
import type { Text } from '../../../i18n/text.tsx'
import { actionKey, isActionName, isDangerous } from './acted-on.ts'
import { ActionIcon } from './ActionIcon.tsx'
import type { actionsStrings } from './actions.strings.ts'

type Words = { locale: Locale; t: Text<Extract<keyof typeof actionsStrings, string>> }

/** The server's actions in its order, and no other; what takes away stands last. */
export function actionGroups(actions: readonly RowAction[], { locale, t }: Words): MenuGroup[] {
  const items = actions
    .filter(({ value }) => isActionName(value))
    .map((action) => ({
      id: actionKey(action),
      label: pick(action.name, locale),
      icon: <ActionIcon value={action.value} />,
      ...(isDangerous(action.value) && { tone: 'danger' as const }),
      ...(action.hindrance !== null && { disabledReason: action.hindrance }),
      ...(!action.isPermitted && { note: t('actions.askPermission') }),
    }))
  return [{ id: 'actions', items }]
}
