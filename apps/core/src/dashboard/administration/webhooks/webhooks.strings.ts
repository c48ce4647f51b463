export const webhookAdministrationStrings = {
  'webhookSetup.notFound': 'There is no such webhook.',
  'webhookSetup.noDelivery': 'There is no such delivery.',
  'webhookSetup.eventUnknown': 'Choose from the list',
  'webhookSetup.changed': 'Somebody else has changed this webhook. Look at it again, then save.',
  'webhookSetup.tooMany': 'A merchant has at most {limit} webhooks.',
  'webhookSetup.off': 'This webhook is switched off. Switch it on first.',
  'webhookSetup.target.malformed': 'Enter a whole address, for example https://shop.example/wasl',
  'webhookSetup.target.notHttps': 'The address has to begin with https://',
  'webhookSetup.target.credentials': 'No user name or password in the address: events are signed',
  'webhookSetup.target.port': 'No port in the address: only 443 is called',
  'webhookSetup.target.privateAddress':
    'This address is private. Only servers on the public internet are called.',
  'webhookSetup.target.notAllowed':
    'The demo calls nobody outside. Use an address of this installation, as the demo’s own webhook does.',
} as const

export type WebhookAdministrationString = keyof typeof webhookAdministrationStrings
