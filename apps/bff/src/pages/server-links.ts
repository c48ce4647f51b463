import type { LinkGroup } from './links.ts'

/** What the demo has for a merchant's own server, and the pages it sends payers to. */
export const serverLinks = (url: string, apiKey: string): LinkGroup[] => [
  {
    title: 'Hosted pages',
    links: [
      { url: `${url}/en/checkout/CS-002`, note: 'hosted checkout' },
      { url: `${url}/en/spf/payment-options/SH-002`, note: 'payment options of shopify' },
      { url: `${url}/en/cpr?referrer=gathering`, note: 'code 24681357 with the phone 50012345' },
    ],
  },
  { title: 'API key', links: [{ url: apiKey, note: 'Authorization: Api-Key …, see docs/api.md' }] },
]
