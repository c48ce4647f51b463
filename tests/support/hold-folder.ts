import { lockFolder } from '@wasl/core/platform/db/folder-lock/folder-lock'

/** A process that takes a data folder, says so, and keeps it; `busy` keeps its event loop too. */
const [folder = '', busy] = process.argv.slice(2)
try {
  const lock = await lockFolder(folder)
  process.stdout.write('held\n')
  if (busy) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  process.stdin.once('end', () => lock.release()).resume()
} catch (error) {
  process.stdout.write(`${String(error)}\n`)
  process.exitCode = 1
}
