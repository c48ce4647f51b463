import type { MoneyValue } from '@wasl/contracts/values/web'

export const isNone = ({ amount }: MoneyValue): boolean => !/[1-9]/.test(amount)
