export type FileRules = {
  /** Endings with their dot and media types: '.pdf', 'image/*'. */
  types: readonly string[]
  maxBytes: number
}

export type FileProblem = 'empty' | 'type' | 'tooLarge'

/** What can be told before anything is sent. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  { types, maxBytes }: FileRules,
): FileProblem | null {
  if (!types.some((type) => isOfType(file, type.toLowerCase()))) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'tooLarge' : null
}

function isOfType(file: { name: string; type: string }, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type)
  if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1))
  return file.type === type
}
