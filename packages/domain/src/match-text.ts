/** Folds Arabic letters that people type for one another; removes tashkeel, tatweel and Latin accents. ux L-21. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True if `typed` begins a name or one of its words, with small spelling differences. */
export function matchesText(names: readonly string[], typed: string): boolean {
  const written = foldText(typed)
  const wanted = soundOf(typed)
  if (wanted === '') return true
  return names.some((name) => {
    const sound = soundOf(name)
    return (
      foldText(name).includes(written) ||
      sound.includes(wanted) ||
      sound.split(' ').some((word) => isNearStart(word, wanted))
    )
  })
}

/** Folds spellings that sound alike: Hawalli, Hawally, Hawaly; Salmiya, Salmiyah. Drops the article. */
function soundOf(text: string): string {
  return foldText(text)
    .split(' ')
    .map(wordSound)
    .filter((word) => word !== '')
    .join(' ')
}

function wordSound(word: string): string {
  if (word === 'al' || word === 'el') return ''
  if (/^\p{Script=Arabic}/u.test(word)) return word.replace(/^ال(?=..)/, '')
  return word
    .replace(/ee|ii|iy|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)h$/, '')
    .replace(/ia$/, 'a')
}

/** Allows one wrong, missing or extra letter from four letters on, two from eight. */
function isNearStart(word: string, wanted: string): boolean {
  if (wanted.length < 4) return false
  const allowed = wanted.length < 8 ? 1 : 2
  const lengths = Array.from({ length: allowed * 2 + 1 }, (_, at) => wanted.length - allowed + at)
  return lengths.some((length) => distance(word.slice(0, length), wanted) <= allowed)
}

/** Edit distance: letters to change, add or drop. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const above = row
    row = [line + 1]
    for (const [at, other] of [...to].entries()) {
      const kept = (above[at] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(kept, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
}
