const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoøpþqɋrŕsštţuûvṽwŵxẋyŷzž'].reduce<[string, string][]>(
    (pairs, letter, at, all) => (at % 2 === 0 ? [...pairs, [letter, all[at + 1] ?? letter]] : pairs),
    [],
  ),
)
const filler = 'one two three four five six seven eight nine ten'.split(' ')

/**
 * A text in no language: accents show a font's gaps, a third more length what overflows, and brackets what is cut off.
 * A Latin text without brackets on a pseudo page did not come in by props.
 */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  const accents = text.replace(/[a-z]/gi, accent)
  return `[~${accents}${longerBy(Math.ceil(text.length / 3))}~]`
}

function accent(letter: string): string {
  const found = accented[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? found : found.toUpperCase()
}

function longerBy(letters: number): string {
  let more = ''
  for (let at = 0; more.length < letters; at += 1) more += ` ${filler[at % filler.length]}`
  return more
}
