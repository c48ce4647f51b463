import { Ltr } from '@wasl/ui/text/Ltr'
import type { ReactNode } from 'react'
import css from './Measures.module.css'
import { tokenValue } from './token-value.ts'
import { useMeasured } from './use-measured.ts'

type Props = { token: string; children: ReactNode }

/** A token beside what it does, with the value it has here. */
export function Measure({ token, children }: Props) {
  const [row, value] = useMeasured<HTMLDivElement>((element) => tokenValue(element, token))
  return (
    <div className={css.row} ref={row}>
      <p>
        <Ltr>{token}</Ltr> <Ltr>{value.length < 12 ? value : ''}</Ltr>
      </p>
      {children}
    </div>
  )
}
