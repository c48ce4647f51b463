import type { RowAction } from '@wasl/contracts/values/row-action'
import type { MenuGroup } from '@wasl/ui/overlays/menus/menu-groups.ts'
import { MenuPanel } from '@wasl/ui/overlays/menus/MenuPanel'
import { rememberOpener } from '@wasl/ui/overlays/opener.ts'
import { useMemo, type ReactNode } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import type { ActedOn } from './acted-on.ts'
import { actionGroups } from './action-groups.tsx'
import { useActionsText } from './actions.text.ts'
import { useAnotherLike } from './use-another-like.tsx'
import { useRowActions } from './use-row-actions.tsx'

export type MenuAt = {
  on: ActedOn
  actions: readonly RowAction[]
  button: HTMLElement
  /** "PR-1010 · Cash on delivery". */
  head: ReactNode
}

type Props = {
  /** The row whose menu is open, at its button. */
  at: MenuAt | null
  /** Of the screen itself, such as Open; they stand first. */
  before?: readonly MenuGroup[]
  onBefore?: (id: string) => void
  onClose: () => void
  onChanged: (on: ActedOn) => void
}

/** The menu of a row of the list, and the dialogs its actions open. */
export function RowActions({ at, before = [], onBefore, onClose, onChanged }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const anotherLike = useAnotherLike()
  const { ask, dialog } = useRowActions(onChanged)
  const button = useMemo(() => ({ current: at?.button ?? null }), [at])
  const isOwn = (id: string) => before.some(({ items }) => items.some((item) => item.id === id))

  const act = (id: string) => {
    if (!at) return
    if (isOwn(id)) return onBefore?.(id)
    rememberOpener(at.button)
    ask(at, id)
  }
  return (
    <>
      {at && (
        <MenuPanel
          button={button}
          align="end"
          focus="first"
          label={t('actions.menu', { id: at.on.id })}
          head={at.head}
          groups={[...before, ...anotherLike(at.on), ...actionGroups(at.actions, { locale, t })]}
          onAction={act}
          onClose={onClose}
        />
      )}
      {dialog}
    </>
  )
}
