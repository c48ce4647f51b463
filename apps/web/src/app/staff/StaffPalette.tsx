import { CommandPalette } from '@wasl/ui/overlays/CommandPalette'
import type { StaffCommandGroup } from './commands.ts'
import { useStaffText } from './staff.text.ts'
import { useShellCommands } from './use-shell-commands.tsx'

type Props = { groups: readonly StaffCommandGroup[]; onClose: () => void }

/** What the page brings first, then where to go and what the bar can do. */
export function StaffPalette({ groups, onClose }: Props) {
  const t = useStaffText()
  const all = [...groups, ...useShellCommands()]
  return (
    <CommandPalette
      groups={all}
      words={{
        title: t('staff.palette'),
        placeholder: t('staff.search'),
        count: (results) => t('staff.palette.count', { results }),
        none: (typed) => t('staff.palette.none', { typed }),
        move: t('staff.palette.move'),
        open: t('staff.palette.open'),
        close: t('staff.palette.close'),
      }}
      onChoose={(id) =>
        all
          .flatMap(({ commands }) => commands)
          .find((command) => command.id === id)
          ?.run()
      }
      onClose={onClose}
    />
  )
}
