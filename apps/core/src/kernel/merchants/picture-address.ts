/** A picture that the merchant uploaded: everybody may see it, and another upload is another address. */
const path = '/api/v1/picture/'
export const pictureIdPrefix = 'picture_'

export const pictureAddress = (id: string): string => `${path}${id}`

/** The picture's id; null where the address is none of an uploaded one. */
export const pictureIdOf = (address: string): string | null =>
  address.startsWith(`${path}${pictureIdPrefix}`) ? address.slice(path.length) : null
