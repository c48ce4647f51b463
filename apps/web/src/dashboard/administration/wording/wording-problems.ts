const known = /\{(\w+)\}/g

/** Whether every brace belongs to a placeholder there is: what cannot be sent is not asked a preview of. */
export function isSendable(text: string, variables: readonly string[]): boolean {
  if (text.trim() === '') return false
  const names = [...text.matchAll(known)].map(([, name = '']) => name)
  return names.every((name) => variables.includes(name)) && !/[{}]/.test(text.replaceAll(known, ''))
}
