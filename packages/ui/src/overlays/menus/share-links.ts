import { normaliseDigits } from '@wasl/domain/digits'

export type Shared = { url: string; title: string; text: string }

/** Opens WhatsApp with the message written: to the customer's number, or to whom the person picks. */
export function whatsAppLink({ text, url }: Shared, phone?: string): string {
  const number = normaliseDigits(phone ?? '').replace(/\D/g, '')
  return `https://wa.me/${number}?text=${encodeURIComponent(messageOf(text, url))}`
}

export function mailLink({ title, text, url }: Shared, email = ''): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(messageOf(text, url))}`
}

/** The link on a line of its own: beside Arabic words it would be drawn in the wrong order. */
function messageOf(text: string, url: string): string {
  return text.includes(url) ? text : `${text}\n${url}`
}
