import type { detailStrings } from './detail.strings.ts'

const known = [
  'address',
  'custom_address',
  'type',
  'area',
  'block',
  'street',
  'avenue',
  'house_no',
  'floor',
  'office_no',
  'paci_no',
  'special_instructions',
] as const

type Label = Extract<keyof typeof detailStrings, `detail.address.${string}`>

/** Null for a field this version does not know: it is shown by its own name. */
export function addressLabel(name: string): Label | null {
  const field = known.find((one) => one === name)
  return field ? `detail.address.${field}` : null
}
