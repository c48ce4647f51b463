import type { Command } from '@wasl/ui/overlays/commands/command-match.ts'
import { createContext, useContext, useEffect } from 'react'

/** What the palette of Ctrl/⌘ K can do on this page. */
export type StaffCommand = Command & { run: () => void }
export type StaffCommandGroup = { id: string; title: string; commands: readonly StaffCommand[] }

type Register = (group: StaffCommandGroup) => () => void

export const CommandsContext = createContext<Register>(() => () => {})

/** A screen's own commands, for as long as it is shown. `group` must keep its identity while it says the same. */
export function useCommands(group: StaffCommandGroup): void {
  const register = useContext(CommandsContext)
  useEffect(() => register(group), [register, group])
}
