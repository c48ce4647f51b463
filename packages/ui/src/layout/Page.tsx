import type { ReactNode } from 'react'
import css from './Page.module.css'
import { SkipLink } from './SkipLink.tsx'

type Props = {
  header: ReactNode
  footer: ReactNode
  /** pay: 1fr + 440. result: 1fr + 340. single: one centred column for the states without a bill. */
  columns: 'pay' | 'result' | 'single'
  /** Leaves room for the sticky bar on phones. */
  hasBar?: boolean
  skipLabel: string
  children: ReactNode
}

export function Page({ header, footer, columns, hasBar, skipLabel, children }: Props) {
  return (
    <div className={css.page} data-bar={hasBar ? '' : undefined}>
      <SkipLink label={skipLabel} />
      {header}
      <main id="main" tabIndex={-1} className={css.main} data-columns={columns}>
        {children}
      </main>
      {footer}
    </div>
  )
}
