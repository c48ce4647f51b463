/** Each names the file: several may be sent at once. */
export const pictureStrings = {
  'picture.missing': 'Choose a picture',
  'picture.empty': '{name} is empty. Choose another file.',
  'picture.tooLarge': '{name} is larger than 10 MB. Save it smaller, then upload it again.',
  /** What is far too large is not read to its name. */
  'picture.bodyTooLarge': 'This picture is larger than 10 MB. Save it smaller, then upload it again.',
  'picture.type': '{name} is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these.',
  'picture.content': '{name} is damaged and cannot be opened. Save it again, or choose another file.',
  'picture.pixels': '{name} has more than 24 megapixels. Save it smaller, then upload it again.',
} as const

export type PictureString = keyof typeof pictureStrings
