import { parseSync } from 'vite'

export type TraceLine = { readonly rule: string; readonly file: string; readonly name: string }

/** Rows of the form `| rule | file › test name |`; the heading row and everything else is prose. */
export function readTrace(text: string): TraceLine[] {
  return text.split('\n').flatMap((line) => {
    const [, rule, file, name] = /^\|\s*(.+?)\s*\|\s*`?([^|`]+?)`?\s*›\s*(.+?)\s*\|\s*$/.exec(line) ?? []
    return rule && file && name ? [{ rule, file, name: name.replaceAll('\\|', '|') }] : []
  })
}

/** The names of all tests of a source: of test, it, test.each(…), test.skipIf(…), stories by their export. */
export function testNames(path: string, text: string): string[] {
  const { program, module } = parseSync(path, text)
  if (!path.endsWith('.stories.tsx')) return namesIn(program)
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName }) => exportName.name ?? [])
}

type Node = { readonly type: string; readonly [key: string]: unknown }

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(namesIn)
  if (node.type !== 'CallExpression' || !isTestFunction(node['callee'])) return inner
  const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
  const name = textOfLiteral(first)
  return name === undefined ? inner : [name, ...inner]
}

/** test(…), test.each([…])(…), test.skipIf(…)(…): whatever is built on one of the words. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee['name'] === 'test' || callee['name'] === 'it'
  return isTestFunction(callee['object'] ?? callee['callee'] ?? callee['tag'])
}

function textOfLiteral(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  const quasis = node.type === 'TemplateLiteral' ? node['quasis'] : undefined
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined
  return (quasis[0] as { value?: { cooked?: string } }).value?.cooked
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
