import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const skipped =
  /^(node_modules|dist|coverage|storybook-static|migrations|__screenshots__|shots|\.git|\.tsbuild|\.turbo|\.cache|\.wasl.*)$/

/** Paths of all files of the repository below the folders, from its root, with forward slashes. */
export function filesBelow(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => walk(join(root, folder))).toSorted()
}

export const sourceFiles = (extension = /\.(ts|tsx|mjs|css)$/): string[] =>
  filesBelow('packages', 'apps', 'stories', 'tests', 'scripts').filter((path) => extension.test(path))

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

export const isTest = (path: string): boolean =>
  /\.(test|e2e|stories)\.tsx?$/.test(path) || path.startsWith('tests/')

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [relative(root, path).split(sep).join('/')] : []
  })
}
