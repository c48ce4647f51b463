import { Instant } from './Instant.tsx'

/** A merchant's own field: a plain date in the reader's words, everything else as it was written. */
export function FieldValue({ value }: { value: string }) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return <Instant at={`${value}T12:00:00Z`} show="date" />
  return <bdi>{value}</bdi>
}
