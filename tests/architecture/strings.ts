import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

export type Strings = Readonly<Record<string, string>>

/** Among Arabic words: parts of a figure change places, and a sign at its edge, or of an address, goes to the other end. */
const turnsInArabic = /[؀-ۿ].*(\d[ -]\d|[\d}]%|:\/\/(?!\w)|#\w{6}|(?<!\S)\/\w)|\d[ -]\d.*[؀-ۿ]/s

const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** What is wrong with one slice's words: keys, placeholders, Arabic plural forms, glue. */
export function stringComplaints(english: Strings, arabic: Strings): string[] {
  const missing = Object.keys(english)
    .filter((key) => !(key in arabic))
    .map((key) => `${key} has no Arabic`)
  const surplus = Object.keys(arabic)
    .filter((key) => !(key in english))
    .map((key) => `${key} has no English`)
  const shared = Object.keys(english).filter((key) => key in arabic)
  return [
    ...missing,
    ...surplus,
    ...shared.flatMap((key) => messageComplaints(key, english[key] ?? '', arabic[key] ?? '')),
  ]
}

function messageComplaints(key: string, english: string, arabic: string): string[] {
  const empty = [english, arabic].some((text) => text.trim() === '') ? [`${key} is empty`] : []
  const glued = [english, arabic].some((text) => text !== text.trim())
    ? [`${key} starts or ends with a space`]
    : []
  const [en, ar] = [elementsOf(english), elementsOf(arabic)]
  if (!en || !ar) return [`${key} is not a message: check its braces`]
  const [wants, has] = [namesOf(en), namesOf(ar)]
  const differ =
    wants.join() === has.join()
      ? []
      : [`${key} fills {${wants.join(', ')}} in English, {${has.join(', ')}} in Arabic`]
  const forms = ar
    .filter(isPluralElement)
    .flatMap((plural) => arabicForms.filter((form) => !(form in plural.options)))
  const plurals = forms.length > 0 ? [`${key} lacks the Arabic plural ${forms.join(', ')}`] : []
  return [...empty, ...glued, ...differ, ...plurals, ...figureComplaints(key, english, arabic)]
}

/** A date is typed month first (S2 §5). */
function figureComplaints(key: string, english: string, arabic: string): string[] {
  const dayFirst = [english, arabic].some((text) => /\b(1[3-9]|[23]\d)\/\d\d\/\d{4}/.test(text))
    ? [`${key} shows a date day first, which no field reads`]
    : []
  const turned = turnsInArabic.test(arabic.replaceAll(/\u2066[^\u2069]*\u2069/g, ''))
    ? [`${key} has signs that Arabic turns around: they go between U+2066 and U+2069`]
    : []
  return [...dayFirst, ...turned]
}

/** Every element of a message, those inside plurals, selects and tags too; null where it does not parse. */
function elementsOf(text: string): MessageFormatElement[] | null {
  try {
    return flatten(parse(text))
  } catch {
    return null
  }
}

function flatten(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element, ...Object.values(element.options).flatMap((option) => flatten(option.value))]
    }
    return isTagElement(element) ? [element, ...flatten(element.children)] : [element]
  })
}

const namesOf = (elements: readonly MessageFormatElement[]): string[] =>
  [
    ...new Set(
      elements.flatMap((element) =>
        element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
      ),
    ),
  ].toSorted()
