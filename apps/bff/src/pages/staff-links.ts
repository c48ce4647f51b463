import type { LinkGroup } from './links.ts'

/** Who can sign in to the demo's dashboards: everybody with the same password. */
export function staffLinks(url: string, password: string): LinkGroup[] {
  const { protocol, host } = new URL(url)
  return [
    {
      title: `Dashboard, password ${password}`,
      links: [
        { url: `${url}/en/login`, note: 'admin.demo with the code 123456, cashier.demo, checker.demo' },
        { url: `${url}/ar/login`, note: 'the same in Arabic; events.demo, kitchen.demo' },
        { url: `${protocol}//dar-nuwair.${host}/en/login`, note: 'nuwair.demo, of another merchant' },
      ],
    },
  ]
}
