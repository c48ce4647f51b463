import { normalisePhone } from '@wasl/domain/phone'
import { createHash } from 'node:crypto'

export type VoucherCustomer = { phone: string | null; email: string | null }
export type CustomerKeys = { phoneKey: string | null; emailKey: string | null }

/** Who uses a voucher, told apart without their phone and address. One person is whoever has either of the two. */
export function customerKeysOf(voucherId: number, { phone, email }: VoucherCustomer): CustomerKeys {
  const keyOf = (text: string) =>
    text === '' ? null : createHash('sha256').update(`voucher ${voucherId} ${text}`).digest('base64url')
  return {
    phoneKey: phone === null ? null : keyOf(normalisePhone(phone)),
    emailKey: email === null ? null : keyOf(email.normalize('NFKC').trim().toLowerCase()),
  }
}
