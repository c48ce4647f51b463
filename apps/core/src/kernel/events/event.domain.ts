export const eventFieldTypes = [
  'text',
  'textarea',
  'number',
  'email',
  'phone',
  'date',
  'select',
  'multiselect',
  'checkbox',
  'radio',
  'file',
  'country',
] as const
export type EventFieldType = (typeof eventFieldTypes)[number]

export type FieldScope = 'booking' | 'place'

export type FieldOption = { value: string; label_en: string; label_ar: string }

export type EventField = {
  name: string
  labelEn: string
  labelAr: string
  type: EventFieldType
  scope: FieldScope
  required: boolean
  options: FieldOption[]
}

/** A question of the feedback form. */
export type FeedbackField = {
  name: string
  label_en: string
  label_ar: string
  type: 'rating' | 'nps' | 'text' | 'textarea' | 'select' | 'radio' | 'checkbox'
  required: boolean
  options: FieldOption[]
}

/** Addresses below `events/` that are pages of their own: no event may have them (commerce.md D2). */
export const reservedEventSlugs = [
  'register',
  'thanks-for-register',
  'leave-feedback',
  'thankyou',
  'ticketwaitingzone',
  'terms-and-conditions',
  'booking',
] as const

export const isReservedSlug = (slug: string): boolean => reservedEventSlugs.some((one) => one === slug)
