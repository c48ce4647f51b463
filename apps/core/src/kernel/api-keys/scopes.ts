/** What a merchant's server may be allowed to do. A key holds some of these and nothing else. */
export const apiScopes = [
  'transactions:create',
  'transactions:read',
  'transactions:operate',
  'webhooks:replay',
  'stock:write',
  'orders:read',
] as const

export type ApiScope = (typeof apiScopes)[number]

export const isApiScope = (text: string): text is ApiScope => apiScopes.some((scope) => scope === text)
