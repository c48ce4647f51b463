export const webhookAdministrationStrings = {
  'webhookSetup.notFound': 'There is no such webhook.',
  'webhookSetup.noDelivery': 'There is no such delivery.',
  'webhookSetup.eventUnknown': 'Choose from the list',
  'webhookSetup.changed': 'Somebody else has changed this webhook. Look at it again, then save.',
  'webhookSetup.tooMany': 'A merchant has at most {limit} webhooks.',
  'webhookSetup.off': 'This webhook is switched off. Switch it on first.',
} as const

export type WebhookAdministrationString = keyof typeof webhookAdministrationStrings
