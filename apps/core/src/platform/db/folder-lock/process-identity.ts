import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Tells this process from every other that had or will have its pid. Null where the system does not say
 * (only Linux does): a pid alone then has to do.
 */
export type ProcessIdentity = {
  pid: number
  /** A restart of the machine begins another one. */
  bootId: string | null
  /** A container counts its own pids. */
  pidNamespace: string | null
  /** When the process began, in ticks since the boot. */
  startTicks: string | null
}

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  bootId: currentBootId(),
  pidNamespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  startTicks: startTicksOf(process.pid),
})

/** Whether the process runs, as far as this process can see; 'unknown' across containers of one machine. */
export function lifeOf(
  other: ProcessIdentity,
  own: ProcessIdentity = ownIdentity(),
): 'alive' | 'dead' | 'unknown' {
  if (other.bootId !== null && own.bootId !== null && other.bootId !== own.bootId) return 'dead'
  if (other.pidNamespace !== own.pidNamespace) return 'unknown'
  if (!isRunning(other.pid)) return 'dead'
  return other.startTicks === startTicksOf(other.pid) ? 'alive' : 'dead'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** It has ended with all its threads, and its exit status has not been read: it still has a pid and takes signals. */
function isZombie(pid: number): boolean {
  const stat = statOf(pid)
  return stat?.[0] === 'Z' && Number(stat[17]) <= 1
}

const currentBootId = (): string | null =>
  orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())

/** Field 22 of the stat line. */
const startTicksOf = (pid: number): string | null => statOf(pid)?.[19] ?? null

/** The stat line from its third field on: after the command's name, which may hold spaces and parentheses. */
const statOf = (pid: number): string[] | null =>
  orNull(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  })

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
