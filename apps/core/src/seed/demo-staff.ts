/** Of every user of the demo; production refuses to start where one of them is (product.md 2). */
export const demoPassword = 'Wasl-demo-2026!'

const demoCodes: Readonly<Record<string, string>> = { 'admin.demo': '123456' }

/** The demo's code source: a known code for who has one, so that signing in can be tried without a mailbox. */
export const demoCodeOf = (username: string): string | null =>
  Object.hasOwn(demoCodes, username) ? (demoCodes[username] ?? null) : null
