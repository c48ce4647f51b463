const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)

export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
