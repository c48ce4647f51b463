/** What a closed dashboard's browser shows: a line and a sentence, nobody's name and no amount. */
export const pushStrings = {
  'new_order.title': 'New order',
  'new_order.text': 'Order {about} has arrived.',
  'report_ready.title': 'Your report is ready',
  'report_ready.text': 'Open it to download the file.',
  'permission_asked.title': 'New Permission Request',
  'permission_asked.text': 'A colleague asks for a permission.',
  'register.unreadable':
    'This browser’s registration cannot be read. Switch notices on again on this device.',
  'register.off': 'Notices outside of the dashboard are not set up here.',
} as const

export type PushString = keyof typeof pushStrings
