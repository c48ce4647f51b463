import { useRouter } from '@tanstack/react-router'
import { SearchIcon } from '@wasl/ui/icons/SearchIcon'
import type { CommandGroup } from '@wasl/ui/overlays/commands/command-match.ts'
import { CommandPalette } from '@wasl/ui/overlays/commands/CommandPalette'
import { useLocale } from '../../i18n/language.tsx'
import type { StaffCommandGroup } from './commands.ts'
import { mayOpen } from './may-open.ts'
import { staffPaths } from '../staff-paths.ts'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'
import { useShellCommands } from './use-shell-commands.tsx'

const searching = 'search-transactions'

type Props = { groups: readonly StaffCommandGroup[]; onClose: () => void }

/** What the page brings first, then where to go and what the bar can do. */
export function StaffPalette({ groups, onClose }: Props) {
  const t = useStaffText()
  const locale = useLocale()
  const { history } = useRouter()
  const transactions = staffPaths.allTransactions(locale)
  const staff = useStaff()
  const maySearch = mayOpen(transactions, staff) && staff.may('search_paymenttransaction')
  const all = [...groups, ...useShellCommands()]
  return (
    <CommandPalette
      groups={all}
      search={maySearch ? searchOf(t) : undefined}
      words={{
        title: t('staff.palette'),
        placeholder: t('staff.search'),
        count: (results) => t('staff.palette.count', { results }),
        none: (typed) => t('staff.palette.none', { typed }),
        move: t('staff.palette.move'),
        open: t('staff.palette.open'),
        close: t('staff.palette.close'),
      }}
      onChoose={(id, typed) => {
        if (id === searching) return history.push(`${transactions}?q=${encodeURIComponent(typed)}`)
        const commands = all.flatMap((group) => group.commands)
        commands.find((command) => command.id === id)?.run()
      }}
      onClose={onClose}
    />
  )
}

const searchOf =
  (t: ReturnType<typeof useStaffText>) =>
  (typed: string): CommandGroup => ({
    id: searching,
    title: t('staff.page.allTransactions'),
    commands: [{ id: searching, label: t('staff.palette.search', { typed }), icon: <SearchIcon /> }],
  })
