import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import type { ReactNode } from 'react'
import { CardHead } from './CardHead.tsx'

type Props = {
  title: string
  /** At the end of the title, such as the button to edit. */
  tool?: ReactNode
  facts: readonly KeyValue[]
  children?: ReactNode
}

/** Some facts of an object. One that is not known is not there, and nothing at all where none is. */
export function RailFacts({ title, tool, facts, children }: Props) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0 && !tool && !children) return null
  return (
    <Card>
      <CardHead title={title}>{tool}</CardHead>
      {known.length > 0 && <KeyValueList rows={known} />}
      {children}
    </Card>
  )
}
