import { useEffect, useRef, type ReactNode } from 'react'
import css from './Disclosure.module.css'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
  /** quiet opens what belongs to a row: its title is no heading of the page. */
  look?: 'section' | 'quiet'
}

/** Native, so it works without script. Printing opens it. */
export function Disclosure({ title, children, isOpenAtFirst, look = 'section' }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const box = details.current
    if (!box) return
    let wasOpen = box.open
    const open = () => {
      wasOpen = box.open
      box.open = true
    }
    const restore = () => {
      box.open = wasOpen
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', restore)
    }
  }, [])

  return (
    <details
      ref={details}
      className={css.details}
      open={isOpenAtFirst}
      data-box="disclosure"
      data-look={look}
    >
      <summary>
        {look === 'section' ? <h2>{title}</h2> : <span>{title}</span>}
        <ChevronDownIcon size={look === 'section' ? undefined : 16} />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
