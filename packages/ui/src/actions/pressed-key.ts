type Press = { key: string; code: string; shiftKey: boolean }

const signs: Readonly<Record<string, { plain: string; shifted: string }>> = {
  Slash: { plain: '/', shifted: '?' },
  Period: { plain: '.', shifted: '>' },
}

/**
 * What a key means to a shortcut: "k" for the key that types "ن" on an Arabic keyboard. Letters are small ones; what the
 * keyboard types in Latin stays as typed, wherever it has its keys.
 */
export function pressedKey({ key, code, shiftKey }: Press): string {
  if (/^[ -~]+$/.test(key)) return key.length === 1 ? key.toLowerCase() : key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return letter.toLowerCase()
  return signs[code]?.[shiftKey ? 'shifted' : 'plain'] ?? key
}
