/** Nothing was changed: what is wrong, and what to do. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}
