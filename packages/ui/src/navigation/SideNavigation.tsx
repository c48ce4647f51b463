import { useState } from 'react'
import { holdsCurrent, type NavigationSection } from './navigation-items.ts'
import { NavigationGroup } from './NavigationGroup.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import css from './SideNavigation.module.css'

type Props = {
  label: string
  sections: readonly NavigationSection[]
  currentId: string
  /** Icons only: the words stand in tooltips, the groups open as menus. */
  isFolded?: boolean
}

export function SideNavigation({ label, sections, currentId, isFolded = false }: Props) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  return (
    <nav aria-label={label} className={css.navigation} data-folded={isFolded ? '' : undefined}>
      {sections.map(({ id: sectionId, title, items }) => (
        <div key={sectionId} className={css.section}>
          {title && !isFolded && <p className={css.title}>{title}</p>}
          <ul aria-label={title}>
            {items.map((item) => {
              const isCurrent = holdsCurrent(item, currentId)
              if (!item.items)
                return (
                  <li key={item.id}>
                    <NavigationLink leaf={item} icon={item.icon} isCurrent={isCurrent} isFolded={isFolded} />
                  </li>
                )
              const isOpen = toggled[item.id] ?? isCurrent
              return (
                <li key={item.id}>
                  <NavigationGroup
                    {...item}
                    currentId={currentId}
                    isFolded={isFolded}
                    isOpen={isOpen}
                    onToggle={() => setToggled((before) => ({ ...before, [item.id]: !isOpen }))}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
