import { byName } from '@wasl/domain/by-name'
const entities: Record<string, string> = byName({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)

export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
