/** Why a file as a whole cannot be read. */
const fileProblemCodes = [
  'file.empty',
  'file.encoding',
  'file.quote',
  'file.unreadable',
  'file.columns',
  'file.twice',
  'file.tooManyRows',
  'file.noRows',
] as const
export type FileProblem = {
  code: (typeof fileProblemCodes)[number]
  values?: Record<string, string | number>
}
