import type { ApiKey, ApiKeys } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'

export const apiKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 'KEY-1',
  prefix: 'wasl_Xq81mT',
  name: 'Online shop',
  scopes: ['transactions:create', 'transactions:read'],
  state: 'active',
  createdBy: 'admin.demo',
  created: '2026-10-02T08:00:00.000Z',
  expires: '2027-10-02T08:00:00.000Z',
  lastUsed: '2026-11-21T08:41:00.000Z',
  revoked: null,
  revokedBy: null,
  ...changes,
})

export const apiKeys = (list: ApiKey[] = everyKey()): ApiKeys => ({
  results: list,
  scopes: [
    'transactions:create',
    'transactions:read',
    'transactions:operate',
    'webhooks:replay',
    'orders:read',
  ],
})

function everyKey(): ApiKey[] {
  return [
    apiKey(),
    apiKey({ id: 'KEY-2', name: 'Accounting', prefix: 'wasl_81QqLm', lastUsed: null, expires: null }),
    apiKey({ id: 'KEY-3', name: 'Trial', state: 'expired', expires: '2026-11-01T08:00:00.000Z' }),
    apiKey({
      id: 'KEY-4',
      name: 'Old shop',
      state: 'revoked',
      revoked: '2026-11-12T08:00:00.000Z',
      revokedBy: 'admin.demo',
    }),
  ]
}
