/** What a closed dashboard's browser shows: S1 §8's line and a sentence, nobody's name and no amount. */
export const pushStrings = {
  'new_order.title': 'Order created',
  'new_order.text': 'Order {about} has arrived.',
  'report_ready.title': 'Report exported',
  'report_ready.text': 'Open it to download the file.',
  'permission_asked.title': 'New Permission Request',
  'permission_asked.text': 'A colleague asks for a permission.',
  'permission_given.title': 'Your request was approved',
  'permission_given.text': 'You may do now what you asked for.',
  'permission_declined.title': 'Your request was declined',
  'permission_declined.text': 'You may not do what you asked for.',
  'permission_expired.title': 'Your request has expired',
  'permission_expired.text': 'Nobody answered in time. You can ask again.',
  'operation_asked.title': 'An operation waits for you',
  'operation_asked.text': 'A refund, capture or void is to be checked.',
  'operation_done.title': 'Your operation was carried out',
  'operation_done.text': 'It was approved and is done.',
  'operation_rejected.title': 'Your operation was rejected',
  'operation_rejected.text': 'Open it to see the reason.',
  'operation_manual.title': 'Your operation needs attention',
  'operation_manual.text': 'It was approved, but the gateway did not carry it out.',
  'operation_expired.title': 'Your operation has expired',
  'operation_expired.text': 'Nobody decided in time. You can ask for it again.',
  'operation_canceled.title': 'Your operation was called off',
  'operation_canceled.text': 'It could not be carried out, and is not tried again.',
  'register.unreadable':
    'This browser’s registration cannot be read. Switch notices on again on this device.',
  'register.off': 'Notices outside of the dashboard are not set up here.',
} as const

export type PushString = keyof typeof pushStrings
