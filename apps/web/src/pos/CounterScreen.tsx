import { Card } from '@wasl/ui/layout/Card'
import type { ReactNode } from 'react'
import css from './Pos.module.css'

/** As wide as a phone, wherever it is shown: thumbs and eyes stay where they were. */
export function CounterScreen({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={css.screen}>
      <Card>
        {title && (
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </Card>
    </div>
  )
}
