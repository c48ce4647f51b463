import type { TypedPhone } from '@wasl/ui/fields/phone/typed-phone.ts'
import type { RequestForm } from './request-form.ts'

/** Both numbers as they are sent; one that cannot be read goes as it was typed, and the core says so. */
export async function phonesOf({
  phone,
  secondPhone,
}: Pick<RequestForm, 'phone' | 'secondPhone'>): Promise<{ phone: string; secondPhone: string }> {
  if (!phone.text.trim() && !secondPhone.text.trim()) return { phone: '', secondPhone: '' }
  const { readPhone } = await import('@wasl/ui/fields/phone/phone-numbers.ts')
  const sent = (typed: TypedPhone) => {
    const read = readPhone(typed)
    return read.kind === 'valid' ? read.international : typed.text.trim()
  }
  return { phone: sent(phone), secondPhone: sent(secondPhone) }
}
