/** An entry of the history as texts: what was changed, from what, to what, and what else is known. */
export type Told = {
  changes: { name: string; before: string | null; after: string | null }[]
  facts: { name: string; value: string }[]
}

export function toldOf({ before, after, ...facts }: Readonly<Record<string, unknown>>): Told {
  return {
    changes: changesOf(before, after),
    facts: Object.entries(facts).map(([name, value]) => ({ name, value: textOf(value) })),
  }
}

/** What is not as it was, by name; everything where something was added or removed. */
function changesOf(before: unknown, after: unknown): Told['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .map((name) => ({
      name,
      before: Object.hasOwn(old, name) ? textOf(old[name]) : null,
      after: Object.hasOwn(now, name) ? textOf(now[name]) : null,
    }))
    .filter(({ before: was, after: is }) => was !== is)
}

/** What is no object is one field without a name. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${textOf(inner)}`)
    .join(', ')
}
