/** '+965 500 12345' and '+965 2234 5678' as Kuwait writes them; other numbers stay as they came. */
export function phoneText(phone: string): string {
  const [, mobile, landline] = /^\+965(?:([569]\d{7})|(\d{8}))$/.exec(phone) ?? []
  if (mobile) return `+965 ${mobile.slice(0, 3)} ${mobile.slice(3)}`
  if (landline) return `+965 ${landline.slice(0, 4)} ${landline.slice(4)}`
  return phone
}

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
