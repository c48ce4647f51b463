import type { drawn } from '@wasl/ui/icons/drawn'

type Icon = ReturnType<typeof drawn>
type Named = { readonly name: string; readonly Icon: Icon }

const modules = import.meta.glob<Record<string, Icon>>('../../packages/ui/src/icons/*Icon.tsx', {
  eager: true,
})

/** Every icon of the design system, by the name of its file. */
export const allIcons: readonly Named[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).map(([name, Icon]) => ({ name, Icon })),
)
