import { spawn } from 'node:child_process'
import { join } from 'node:path'

type Given = { typed?: string; environment: NodeJS.ProcessEnv }

/** A command of this folder in a process of its own, as `npm run` starts it, and all it said. */
export async function command(script: string, args: readonly string[], { typed = '', environment }: Given) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], { env: environment })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  child.stdin.end(typed)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}
