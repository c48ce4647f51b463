import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../actions/Button.tsx'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './AddButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'style' | 'className' | 'disabled' | 'children' | 'name'> & {
  /** "Add to cart". */
  label: ReactNode
  /** What is added: many such buttons stand on one page, and a screen reader lists them. */
  of: string
  isPending?: boolean
  /** Why it cannot be added, "Back on Thursday": stands in the button's place and stays in the tab order. */
  unavailable?: string
}

export function AddButton({ label, of, isPending, unavailable, ...rest }: Props) {
  if (unavailable) {
    return (
      <button type="button" className={css.unavailable} aria-disabled="true" onClick={ignorePress}>
        {unavailable}
        <VisuallyHidden> {of}</VisuallyHidden>
      </button>
    )
  }
  return (
    <Button {...rest} size="row" isWide isPending={isPending} icon={<PlusIcon size={16} />}>
      {label}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  )
}

const ignorePress = (event: { preventDefault: () => void }) => event.preventDefault()
