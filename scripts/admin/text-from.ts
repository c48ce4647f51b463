import { readFile } from 'node:fs/promises'
import type { Asking } from '../asking.ts'

type Source = { option: string; path: string; wants: string }

/** Of a file, or of standard input for `-`: what stood in an argument would stay in the history of the shell. */
export async function textFrom({ option, path, wants }: Source, { rest }: Asking): Promise<string> {
  if (path === '-') return rest()
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new Error(
      `--${option}: there is no file ${path} to read. It wants ${wants}, or - for standard input.`,
    )
  }
}
