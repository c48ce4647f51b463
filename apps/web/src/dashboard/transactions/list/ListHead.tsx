import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { Button } from '@wasl/ui/actions/Button'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { KeyboardIcon } from '@wasl/ui/icons/KeyboardIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Table2Icon } from '@wasl/ui/icons/Table2Icon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import type { MenuAction } from '@wasl/ui/overlays/menus/menu-groups.ts'
import { memo } from 'react'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useStaff } from '../../../desk/staff.ts'
import { useLocale } from '../../../i18n/language.tsx'
import type { Offered } from '../actions/many/BulkActions.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { moduleInPath } from './list-place.ts'
import { useListText } from './list.text.ts'
import { NewRequest } from './NewRequest.tsx'
import css from './TransactionsPage.module.css'
import { useCreatePath } from './use-create-path.ts'

type Props = {
  place: ListPlace
  title: string
  /** What may be done with the selected rows: it leads the menu. */
  offered: Offered | null
  onRefresh: () => void
  onShortcuts: () => void
}

function Head({ place, title, offered, onRefresh, onShortcuts }: Props) {
  const t = useListText()
  const locale = useLocale()
  const { tableHeaders } = useStaff()
  const { module, list } = place
  const path = moduleInPath(module)
  const createPath = useCreatePath(place)
  const places: MenuAction[] = [
    ...(module !== 'all' && list === 'live'
      ? [
          {
            id: 'deleted',
            label: t('list.title.deleted'),
            icon: <Trash2Icon size={16} />,
            href: staffPaths.deletedTransactions(locale, path),
          },
        ]
      : []),
    ...(tableHeaders.includes(module)
      ? [
          {
            id: 'headers',
            label: t('list.headers'),
            icon: <Table2Icon size={16} />,
            href: staffPaths.tableHeaders(locale, path),
          },
        ]
      : []),
  ]
  const act = (id: string) => {
    if (id === 'refresh') onRefresh()
    else if (id === 'shortcuts') onShortcuts()
    else offered?.press(id)
  }
  return (
    <SectionHead
      title={title}
      actions={
        <>
          <Menu
            trigger={
              <Button size="row">
                <span className={css.opener}>
                  {t('list.actions')} <ChevronDownIcon size={16} />
                </span>
              </Button>
            }
            label={t('list.actions')}
            groups={[
              { id: 'selected', items: offered?.items ?? [] },
              {
                id: 'list',
                items: [
                  {
                    id: 'refresh',
                    label: t('list.keyRefresh'),
                    icon: <RefreshCwIcon size={16} />,
                    shortcut: 'R',
                  },
                  {
                    id: 'shortcuts',
                    label: t('list.shortcuts'),
                    icon: <KeyboardIcon size={16} />,
                    shortcut: '?',
                  },
                ],
              },
              { id: 'places', items: places },
            ]}
            align="end"
            onAction={act}
          />
          <ExportMenu place={place} />
          {createPath !== null && <NewRequest href={createPath} />}
        </>
      }
    />
  )
}

/** S2 §2: what the list is, and what can be done with it as a whole. What is looked for in it changes nothing here. */
export const ListHead = memo(Head)
