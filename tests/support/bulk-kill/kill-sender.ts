import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const sender = fileURLToPath(new URL('./bulk-sender.ts', import.meta.url))

/** Lets a process of its own send, and kills it once it has written so many requests. */
export async function killWhileSending(
  { folder, url, now }: { folder: string; url: string | null; now: Date },
  after: number,
): Promise<void> {
  const child = spawn(process.execPath, [sender, folder, url ?? '', now.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let written = 0
  for await (const line of createInterface({ input: child.stdout })) {
    written += 1
    if (line === 'all') throw new Error('it had sent everything before it was killed')
    if (written === after) child.kill('SIGKILL')
  }
  await exited
  if (written < after) throw new Error(`the sender ended by itself after ${written} rows`)
}
