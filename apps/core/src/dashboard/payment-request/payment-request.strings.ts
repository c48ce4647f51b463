export const paymentRequestStrings = {
  'request.notFound': 'There is no such request.',
  'template.notFound': 'There is no such template.',
  'template.taken': 'There is a template with this name. Choose another name.',
  'template.changed': 'Somebody else has changed this template meanwhile. Look at it again, then save.',
  'template.tooMany': 'A merchant has at most 50 templates. Delete one first.',
  'file.missing': 'Choose a file',
  'file.empty': 'This file is empty',
  'file.tooLarge': 'The file is larger than 2.5 MB',
  'file.type': 'Only {endings} files can be attached',
  'file.pixels': 'The picture has more than 50 megapixels. Make it smaller and add it again',
  'file.content':
    'The content of this file does not fit its name. Save it again as {ending} and add it once more',
} as const

export type PaymentRequestString = keyof typeof paymentRequestStrings
