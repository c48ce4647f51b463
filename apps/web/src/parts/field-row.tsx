import type { KeyValue } from '@wasl/ui/text/KeyValueList'
import { FieldValue } from './FieldValue.tsx'
import { isLongValue } from './long-value.ts'

/** What a merchant wrote under a name. More than a few words stand below it. */
export const fieldRow = (key: string, label: string, value: string): KeyValue => ({
  key,
  label,
  value: <FieldValue value={value} />,
  isLong: isLongValue(value),
})
