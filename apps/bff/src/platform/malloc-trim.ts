/**
 * What was freed between pieces that stay goes back to the machine. The allocator of glibc keeps it for whoever asks next, and
 * neither Node nor V8 tells it otherwise. Where there is another allocator nothing happens.
 */
export async function mallocTrim(): Promise<void> {
  const trim = await (known ??= load())
  trim?.(0)
}

type Trim = (keptBytes: number) => number

let known: Promise<Trim | null> | null = null

async function load(): Promise<Trim | null> {
  try {
    const { default: koffi } = await import('koffi')
    return koffi.load('libc.so.6').func('int malloc_trim(size_t)') as unknown as Trim
  } catch {
    return null
  }
}
