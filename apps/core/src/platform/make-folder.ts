import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * With all the folders it lies in; nothing to do where it is there. Node's own `recursive` never ends where the system says
 * of a new folder that it does not exist, as it does below `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await made(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  if (await made(folder)) return
  throw Object.assign(new Error(`ENOENT: no folder can be made here, mkdir '${folder}'`), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: folder,
  })
}

/** False where the folder it would lie in is missing. */
async function made(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') return false
    if (code === 'EEXIST' && (await isFolder(folder))) return true
    throw error
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
