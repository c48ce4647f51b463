export const settingsStrings = {
  'merchantSettings.loading': 'Settings',
  'merchantSettings.group.language': 'Language and time',
  'merchantSettings.group.payments': 'Payments',
  'merchantSettings.group.privacy': 'Privacy and security',
  'merchantSettings.choose': 'Choose',
  'merchantSettings.defaultLanguage': 'Language of messages and reports',
  'merchantSettings.en': 'English',
  'merchantSettings.ar': 'Arabic',
  'merchantSettings.timezone': 'Time zone',
  'merchantSettings.timezoneHint': 'Days of sales are counted anew in another time zone.',
  'merchantSettings.openZones': 'Show the time zones',
  'merchantSettings.noZone': 'No such time zone',
  'merchantSettings.zones': 'Time zones',
  'merchantSettings.preferredGateway': 'Gateway that is chosen first',
  'merchantSettings.noGateway': 'None',
  'merchantSettings.refundsSurplus': 'Give a second payment back by itself',
  'merchantSettings.refundsSurplusNote':
    'If a customer pays the same request twice, the second payment is refunded.',
  'merchantSettings.publicCollect': 'Collectors’ pages are open to everybody',
  'merchantSettings.publicCollectNote': 'Otherwise only signed-in staff can take payments there.',
  'merchantSettings.maskCustomer': 'Hide customers’ email and phone on the pay page',
  'merchantSettings.maskCustomerNote': 'Whoever holds the link sees only a few of their letters.',
  'merchantSettings.amountInPreviews': 'Show the amount in link previews',
  'merchantSettings.amountInPreviewsNote':
    'Chat apps show a preview of a shared payment link to everyone in the chat.',
  'merchantSettings.confirmAbove': 'Ask for the password for refunds above',
  'merchantSettings.confirmDefault': 'Left empty: {amount}',
  'merchantSettings.approvalHours': 'Hours a request for approval waits',
  'merchantSettings.approvalHoursHint':
    'For permissions and operations that colleagues check; a yes holds as long. What waits already keeps its end.',
  'merchantSettings.redirectOrigins': 'Sites customers may be led on to',
  'merchantSettings.redirectHint':
    'One address per line, such as https://shop.example. Others are shown a warning first.',
} as const

export type SettingsString = keyof typeof settingsStrings
