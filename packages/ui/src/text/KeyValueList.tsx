import type { ReactNode } from 'react'
import css from './KeyValueList.module.css'

export type KeyValue = {
  key: string
  label: ReactNode
  value: ReactNode
  /** Text decides by itself; say it for a value made of elements. */
  isLong?: boolean
}

type Props = {
  rows: KeyValue[]
  /** total is the bill's last line. */
  tone?: 'plain' | 'total'
}

/** S1 §9, text layout breakpoint. */
const breakpointCharacters = 20
/** A row whose value is not known stays: its absence is news too. */
const nothing = '-'

/** A value of more than 20 characters goes under its label. */
export function KeyValueList({ rows, tone = 'plain' }: Props) {
  return (
    <dl className={css.list} data-tone={tone}>
      {rows.map(({ key, label, value, isLong }) => (
        <div key={key} data-long={(isLong ?? isLongText(value)) ? '' : undefined} data-print="row">
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value || nothing}</bdi> : (value ?? nothing)}</dd>
        </div>
      ))}
    </dl>
  )
}

function isLongText(value: ReactNode): boolean {
  return typeof value === 'string' && Array.from(value).length > breakpointCharacters
}
