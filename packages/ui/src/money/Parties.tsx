import type { ReactNode } from 'react'
import css from './Parties.module.css'

export type Party = {
  key: string
  label: string
  name: ReactNode
  lines: { key: string; value: ReactNode }[]
}

/** From and To, side by side. */
export function Parties({ parties }: { parties: Party[] }) {
  return (
    <dl className={css.parties}>
      {parties.map(({ key, label, name, lines }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={css.name}>{name}</dd>
          {lines.map((line) => (
            <dd key={line.key}>{line.value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
