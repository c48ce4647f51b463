import { useId, useState } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import css from './CategoryTree.module.css'

export type CategoryBranch = {
  id: string
  label: string
  href: string
  count?: string
  children?: CategoryBranch[]
}

type Props = {
  label: string
  categories: CategoryBranch[]
  current: string
  /** Names the button that folds one branch: "Show what is in Pantry". */
  unfoldLabel: (name: string) => string
}

/** Categories of any depth, folded; the way to the current one stands open. */
export function CategoryTree({ label, categories, current, unfoldLabel }: Props) {
  return (
    <nav aria-label={label} data-box="category-tree">
      <Branches branches={categories} current={current} unfoldLabel={unfoldLabel} />
    </nav>
  )
}

type BranchesProps = { branches: CategoryBranch[]; current: string; unfoldLabel: Props['unfoldLabel'] }

function Branches({ branches, current, unfoldLabel }: BranchesProps) {
  return (
    <ul className={css.branches}>
      {branches.map((branch) => (
        <Branch key={branch.id} branch={branch} current={current} unfoldLabel={unfoldLabel} />
      ))}
    </ul>
  )
}

type BranchProps = { branch: CategoryBranch; current: string; unfoldLabel: Props['unfoldLabel'] }

function Branch({ branch, current, unfoldLabel }: BranchProps) {
  const { id, label, href, count, children = [] } = branch
  const insideId = useId()
  const [isOpen, setOpen] = useState(children.some((child) => leadsTo(child, current)))
  return (
    <li>
      <div className={css.branch}>
        <a href={href} aria-current={id === current ? 'true' : undefined}>
          <span>{label}</span>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </a>
        {children.length > 0 && (
          <button
            type="button"
            aria-label={unfoldLabel(label)}
            aria-expanded={isOpen}
            aria-controls={insideId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDownIcon />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <div id={insideId} hidden={!isOpen}>
          <Branches branches={children} current={current} unfoldLabel={unfoldLabel} />
        </div>
      )}
    </li>
  )
}

function leadsTo(branch: CategoryBranch, current: string): boolean {
  return branch.id === current || (branch.children ?? []).some((child) => leadsTo(child, current))
}
