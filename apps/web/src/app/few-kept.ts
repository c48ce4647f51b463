/** Pages of one kind and state ask the same; of all others nothing is kept for long. */
const atMost = 100

/** What `make` gave for a key, as long as it is kept. */
export function fewKept(): (key: string, make: () => string) => string {
  const known = new Map<string, string>()
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= atMost) known.clear()
    const text = make()
    known.set(key, text)
    return text
  }
}
