import { normaliseDigits } from './digits.ts'

/** S1 §3 address options; a fifth is a name that the payer types. */
export const addressNames = ['Home', 'Work', 'Chalet', 'Farm'] as const
export const customName = 'Custom name'

/** S1 §3 type options. A house has no floor and no office number. Without a type both are allowed. */
export const buildingTypes = ['House', 'Apartment', 'Office'] as const

/** S1 §5 and §9; the others are the space on a label. */
export const deliveryLimits = {
  customAddress: 15,
  area: 64,
  block: 32,
  street: 64,
  avenue: 64,
  houseNo: 32,
  floor: 32,
  officeNo: 32,
  paciNo: 8,
  specialInstructions: 256,
} as const

/** S1 §3 "Customer delivery info" as typed. Empty text means not given. */
export type DeliveryFields = {
  address: string
  customAddress: string
  type: string
  area: string
  block: string
  street: string
  avenue: string
  houseNo: string
  floor: string
  officeNo: string
  paciNo: string
  specialInstructions: string
}

export type DeliveryField = keyof DeliveryFields

export const noDelivery: DeliveryFields = {
  address: 'Home',
  customAddress: '',
  type: 'House',
  area: '',
  block: '',
  street: '',
  avenue: '',
  houseNo: '',
  floor: '',
  officeNo: '',
  paciNo: '',
  specialInstructions: '',
}

/** What a request asks from the payer before paying. */
export type DeliveryCapture = { readonly address: boolean; readonly location: boolean }

export type DeliveryProblem = 'required' | 'tooLong' | 'notDigits' | 'noNumber' | 'unknown'

/** S1 §4: a saved address that is not Home, Work, Chalet or Farm is a custom name. */
export const isCustomAddress = (address: string): boolean =>
  !(addressNames as readonly string[]).includes(address)

/** The chip of a saved address, and the payer's own name for it. */
export const readAddressName = (
  address: string,
  custom: string,
): Pick<DeliveryFields, 'address' | 'customAddress'> =>
  address === '' || !isCustomAddress(address)
    ? { address, customAddress: '' }
    : { address: customName, customAddress: custom || (address === customName ? '' : address) }

const hasFloors = (type: string): boolean => type !== 'House'

/** S1 §5: Submit is enabled when name, area, street and block are filled and the location was moved, if these are asked for. */
export const canSubmitDelivery = (
  fields: DeliveryFields,
  { capture, isLocationMoved }: { capture: DeliveryCapture; isLocationMoved: boolean },
): boolean =>
  (!capture.address ||
    [fields.address, fields.area, fields.street, fields.block].every((text) => text.trim() !== '')) &&
  (!capture.location || isLocationMoved)

/** S1 §5, per field, after `tidyDelivery`. The caller checks that the area exists. */
export function deliveryProblems(
  fields: DeliveryFields,
  { capture }: { capture: DeliveryCapture },
): Partial<Record<DeliveryField, DeliveryProblem>> {
  const problems: Partial<Record<DeliveryField, DeliveryProblem>> = {}
  const names = Object.keys(deliveryLimits) as (keyof typeof deliveryLimits)[]
  for (const name of names) if (fields[name].length > deliveryLimits[name]) problems[name] = 'tooLong'
  if (!/^\d*$/.test(fields.paciNo)) problems.paciNo = 'notDigits'
  if (fields.type !== '' && !isOneOf(buildingTypes, fields.type)) problems.type = 'unknown'
  if (fields.address !== '' && !isOneOf([...addressNames, customName], fields.address)) {
    problems.address = 'unknown'
  }
  if (!capture.address) return problems
  if (fields.block !== '' && !/\d/.test(fields.block)) problems.block ??= 'noNumber'
  for (const name of requiredFields(fields)) if (fields[name] === '') problems[name] = 'required'
  return problems
}

/** S1 §5, in the order of the form. */
export const requiredFields = ({ address }: DeliveryFields): DeliveryField[] => [
  'address',
  ...(address === customName ? (['customAddress'] as const) : []),
  'area',
  'block',
  'street',
  'houseNo',
]

/** Trims, converts numbers to Latin digits, and drops fields that the form does not show. */
export function tidyDelivery(fields: DeliveryFields): DeliveryFields {
  const text = Object.fromEntries(
    Object.entries(fields).map(([name, typed]) => [name, typed.replace(/\s+/g, ' ').trim()]),
  ) as DeliveryFields // the same keys
  return {
    ...text,
    customAddress: text.address === customName ? text.customAddress : '',
    block: normaliseDigits(text.block),
    street: normaliseDigits(text.street),
    houseNo: normaliseDigits(text.houseNo),
    floor: hasFloors(text.type) ? normaliseDigits(text.floor) : '',
    officeNo: hasFloors(text.type) ? normaliseDigits(text.officeNo) : '',
    paciNo: normaliseDigits(text.paciNo).replace(/\s/g, ''),
    specialInstructions: fields.specialInstructions.trim(),
  }
}

const isOneOf = (options: readonly string[], text: string): boolean => options.includes(text)
