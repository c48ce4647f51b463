import { Columns3Icon } from '@wasl/ui/icons/Columns3Icon'
import { KeyboardIcon } from '@wasl/ui/icons/KeyboardIcon'
import { ListFilterIcon } from '@wasl/ui/icons/ListFilterIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { useMemo } from 'react'
import { useFiltersText } from '../../../desk/list/filters.text.ts'
import { useCommands } from '../../../desk/menu/commands.ts'
import { useListText } from './list.text.ts'
import type { Over } from './ListOver.tsx'

type Doing = { maySearch: boolean; onOver: (over: Over) => void; refresh: () => void }

/** TBL-11: what the palette of Ctrl/⌘ K can do with a list. */
export function useListCommands(title: string, { maySearch, onOver, refresh }: Doing): void {
  const t = useListText()
  const filtersText = useFiltersText()
  const group = useMemo(
    () => ({
      id: 'list',
      title,
      commands: [
        ...(maySearch
          ? [
              {
                id: 'filters',
                label: filtersText('filters.title'),
                icon: <ListFilterIcon />,
                run: () => onOver({ kind: 'filters', startAt: null }),
              },
            ]
          : []),
        {
          id: 'columns',
          label: t('list.columns'),
          icon: <Columns3Icon />,
          run: () => onOver({ kind: 'columns' }),
        },
        { id: 'refresh', label: t('list.keyRefresh'), icon: <RefreshCwIcon />, run: refresh },
        {
          id: 'shortcuts',
          label: t('list.shortcuts'),
          icon: <KeyboardIcon />,
          run: () => onOver({ kind: 'shortcuts' }),
        },
      ],
    }),
    [t, filtersText, title, maySearch, onOver, refresh],
  )
  useCommands(group)
}
