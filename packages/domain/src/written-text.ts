import { byName } from './by-name.ts'

/**
 * Formatted text as people write it, for HTML as it is stored: a blank line between paragraphs, `- ` or `1. ` before an
 * item, `**strong**`, `*emphasis*` and `[words](https://…)`. A mark that is meant as a sign has `\` before it.
 */
export function htmlOfWritten(written: string): string {
  const lines = written.replaceAll('\r\n', '\n').split('\n')
  const blocks: { kind: 'p' | 'ul' | 'ol'; lines: string[] }[] = []
  let isOpen = false
  for (const line of lines) {
    const item = /^\s*(?:[-•]|(\d+)\.)\s+(.*)$/.exec(line)
    const kind = !item ? 'p' : item[1] === undefined ? 'ul' : 'ol'
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    const last = blocks.at(-1)
    const text = item?.[2] ?? line
    if (last?.kind === kind && (isOpen || kind !== 'p')) last.lines.push(text)
    else blocks.push({ kind, lines: [text] })
    isOpen = true
  }
  return blocks
    .map(({ kind, lines: texts }) => {
      const inline = texts.map((text) => inlineHtml(text.trim()))
      return kind === 'p'
        ? `<p>${inline.join('<br />')}</p>`
        : `<${kind}>${inline.map((text) => `<li>${text}</li>`).join('')}</${kind}>`
    })
    .join('')
}

const pattern =
  /\\([*[\]\\])|\*\*(?=\S)([^*]+?)\*\*|\*(?=\S)([^*]+?)\*|\[([^[\]]+)\]\(((?:https:\/\/|mailto:)[^\s()<>"]+)\)/

function inlineHtml(text: string): string {
  const found = pattern.exec(text)
  if (!found) return escaped(text)
  const [whole, sign, strong, emphasis, words, address] = found
  const rest = inlineHtml(text.slice(found.index + whole.length))
  return `${escaped(text.slice(0, found.index))}${shown()}${rest}`

  function shown(): string {
    if (sign !== undefined) return escaped(sign)
    if (strong !== undefined) return `<strong>${inlineHtml(strong)}</strong>`
    if (emphasis !== undefined) return `<em>${inlineHtml(emphasis)}</em>`
    return `<a href="${escaped(address ?? '')}">${inlineHtml(words ?? '')}</a>`
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Cleaned HTML as it can be written; null where it has more than these marks can say, such as a table. */
export function writtenOfHtml(html: string): string | null {
  let written = ''
  const lists: ('-' | number)[] = []
  const links: string[] = []
  for (const [, close, tag, attributes, text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      written += unescaped(text.replace(/\s+/g, ' ')).replace(/[*[\]\\]/g, String.raw`\$&`)
      continue
    }
    const isClose = close === '/'
    switch (tag?.toLowerCase()) {
      case 'p':
      case 'div':
        written = `${written.trimEnd()}\n\n`
        break
      case 'br':
        written = `${written.trimEnd()}\n`
        break
      case 'strong':
      case 'b':
        written += '**'
        break
      case 'em':
      case 'i':
        written += '*'
        break
      case 'span':
        break
      case 'ul':
      case 'ol':
        if (isClose) lists.pop()
        else if (lists.length > 0) return null
        else lists.push(tag.toLowerCase() === 'ul' ? '-' : 0)
        written = `${written.trimEnd()}\n\n`
        break
      case 'li': {
        if (isClose) break
        const last = lists.at(-1)
        if (last === undefined) return null
        const mark = last === '-' ? '-' : `${last + 1}.`
        if (last !== '-') lists[lists.length - 1] = last + 1
        written = `${written.endsWith('\n\n') ? written : `${written.trimEnd()}\n`}${mark} `
        break
      }
      case 'a': {
        const address = links.at(-1)
        if (!isClose) {
          links.push(unescaped(/href="([^"]*)"/.exec(attributes ?? '')?.[1] ?? ''))
          written += '['
        } else if (address) {
          links.pop()
          written += `](${address})`
        } else return null
        break
      }
      default:
        return null
    }
  }
  return written
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[ \t]+/gm, '')
    .trim()
}

const entities = byName({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
})

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
