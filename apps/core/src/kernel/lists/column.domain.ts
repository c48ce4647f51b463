/** A column of a list, as its merchant has arranged it. */
export type Column = {
  name: string
  labelEn: string
  labelAr: string
  isActive: boolean
  position: number
  isCustom: boolean
}
