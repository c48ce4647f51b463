import { pressedKey } from '@wasl/ui/actions/pressed-key.ts'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { CommandsContext, type StaffCommandGroup } from './commands.ts'
import { isCovered } from '../form/is-covered.ts'

const StaffPalette = lazy(() =>
  loadChunk(() => import('./StaffPalette.tsx')).then((module) => ({ default: module.StaffPalette })),
)

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void; children: ReactNode }

/** The palette over every page, not over a dialog: where to go, what to switch, and what the page itself brings. */
export function StaffCommands({ isOpen, onOpen, onClose, children }: Props) {
  const [groups, setGroups] = useState<readonly StaffCommandGroup[]>([])
  const register = useCallback((group: StaffCommandGroup) => {
    setGroups((now) => [...now, group])
    return () => setGroups((now) => now.filter((known) => known !== group))
  }, [])

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'k' || event.shiftKey || event.altKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      if (!isCovered()) onOpen()
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [onOpen])

  return (
    <CommandsContext value={register}>
      {children}
      {isOpen && (
        <Suspense>
          <StaffPalette groups={groups} onClose={onClose} />
        </Suspense>
      )}
    </CommandsContext>
  )
}
