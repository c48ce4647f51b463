import { existsSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import type { Import } from './import-rules.ts'
import { root, textOf } from './source-files.ts'

type Found = { readonly specifier: string; readonly typeOnly: boolean }
export type Resolved = Import | { readonly from: string; readonly problem: string }

export const importsOf = (path: string): Resolved[] =>
  readImports(path, textOf(path)).map((found) => resolve(path, found))

/** Every import, re-export, dynamic import and type import of a source text. */
export function readImports(path: string, text: string): Found[] {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    )
  return [...imports, ...exports, ...importExpressions(program)]
}

export function resolve(from: string, { specifier, typeOnly }: Found): Resolved {
  const name = specifier.replace(/\?[a-z&=]+$/, '')
  if (name.startsWith('.')) return resolveRelative({ from, name, typeOnly })
  if (name.startsWith('@wasl/')) return resolveWorkspace({ from, name, typeOnly })
  if (builtinModules.includes(name)) return { from, problem: `write node:${name}` }
  return { from, to: `npm:${name}`, typeOnly }
}

type Request = { readonly from: string; readonly name: string; readonly typeOnly: boolean }

function resolveRelative({ from, name, typeOnly }: Request): Resolved {
  const to = normalize(join(dirname(from), name))
  if (roomOf(from) !== roomOf(to))
    return { from, problem: `${name} leaves its workspace: import it by its package name` }
  return isFile(to) || isBuilt(to)
    ? { from, to, typeOnly }
    : { from, problem: `${name} is no file: write it with its suffix` }
}

function resolveWorkspace({ from, name, typeOnly }: Request): Resolved {
  const [, workspace = '', rest = ''] = name.split(/^@wasl\/([^/]+)\//)
  const folders = [`packages/${workspace}/src`, `apps/${workspace}/src`, `apps/${workspace}`, workspace]
  const endings = ['', '.ts', '.tsx']
  const candidates = folders.flatMap((folder) => endings.map((ending) => `${folder}/${rest}${ending}`))
  const to =
    candidates.find((candidate) => isFile(candidate)) ?? candidates.find((candidate) => isBuilt(candidate))
  return to ? { from, to, typeOnly } : { from, problem: `${name} is no file of its workspace` }
}

function importExpressions(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(importExpressions)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(importExpressions)
  if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return inner
  const specifier = literalOf(node['source'])
  return specifier === undefined ? inner : [{ specifier, typeOnly: node.type === 'TSImportType' }, ...inner]
}

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const literalOf = (source: unknown) =>
  isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined

const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, /^(apps|packages)\//.test(path) ? 2 : 1)
    .join('/')

const isFile = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()
/** What a build writes may not be there yet. */
const isBuilt = (path: string) => path.includes('/dist/')
