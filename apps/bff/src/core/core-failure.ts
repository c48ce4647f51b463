/** The core did not answer, or answered what its contract does not know here. `status` is null where nothing came. */
export class CoreFailure extends Error {
  override readonly name = 'CoreFailure'
  readonly status: number | null

  constructor(message: string, { status, cause }: { status: number | null; cause?: unknown }) {
    super(message, { cause })
    this.status = status
  }
}

/** For statuses that the contract allows everywhere and that would be our own mistake on this call. */
export const unexpectedAnswer = ({ status }: { status: number }): CoreFailure =>
  new CoreFailure(`the core answered ${status}`, { status })

export function failureStatus({ status }: CoreFailure): 401 | 403 | 421 | 429 | 502 | 503 {
  switch (status) {
    case 401:
    case 403:
    case 421:
    case 429:
      return status
    case null:
    case 503:
      return 503
    default:
      return 502
  }
}
