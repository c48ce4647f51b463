/** Why the address of a server is not called. */
export const targetStrings = {
  'webhookTarget.malformed': 'Enter a whole address, for example https://shop.example/wasl',
  'webhookTarget.notHttps': 'The address has to begin with https://',
  'webhookTarget.credentials': 'No user name or password in the address: events are signed',
  'webhookTarget.port': 'No port in the address: only 443 is called',
  'webhookTarget.privateAddress': 'This address is private. Only servers on the public internet are called.',
  'webhookTarget.notAllowed':
    'The demo calls nobody outside. Use an address of this installation, as the demo’s own webhook does.',
} as const

export type TargetString = keyof typeof targetStrings
