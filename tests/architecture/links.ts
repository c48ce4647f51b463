import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root, textOf } from './source-files.ts'

/** Relative links of a Markdown file that lead to no file or no heading. */
export function brokenLinks(path: string, text: string): string[] {
  return linksIn(text).flatMap((link) => {
    const [target = '', anchor] = link.split('#', 2)
    const file = target === '' ? path : normalize(join(dirname(path), decodeURIComponent(target)))
    const exists = file === path || (!file.startsWith('..') && existsSync(join(root, file)))
    if (!exists) return [`${path}: ${link} leads to no file`]
    if (!anchor || !file.endsWith('.md')) return []
    const headings = anchorsIn(file === path ? text : textOf(file))
    return headings.includes(anchor) ? [] : [`${path}: ${link} leads to no heading`]
  })
}

export function linksIn(text: string): string[] {
  const prose = text.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '')
  const inline = [...prose.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)]
  const definitions = [...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)]
  const attributes = [...prose.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)]
  return [...inline, ...definitions, ...attributes]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:|^\/\//i.test(link))
}

/** As GitHub names headings: lower case, spaces to dashes, everything but letters, digits, - and _ dropped. */
export function anchorsIn(text: string): string[] {
  const headings = [...text.replace(/```.*?```/gs, '').matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(
    ([, heading = '']) => heading,
  )
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
