import type { PublicPages } from '../base/public-page.ts'

/** Pages of a payment, and where a merchant is at home: the build of `entry.client.tsx`. */
export const payerPages = {
  landing: async () => (await import('./landing.page.tsx')).page,
  pay: async () => (await import('../pay/pay.page.tsx')).page,
  attempt: async () => (await import('../pay/result/attempt.page.tsx')).page,
  receipt: async () => (await import('../pay/receipt/receipt.page.tsx')).page,
  details: async () => (await import('../pay/details/details.page.tsx')).page,
  code: async () => (await import('../pay/code/code.page.tsx')).page,
  collect: async () => (await import('../pay/collect/collect.page.tsx')).page,
  link: async () => (await import('../pay/link/link.page.tsx')).page,
} satisfies Partial<PublicPages>
