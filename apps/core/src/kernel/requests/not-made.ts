import type { FieldProblem, RequestRefusal } from './request-refusal.ts'

/** Thrown inside the transaction of a request: takes back everything it has written. */
export class NotMade extends Error {
  override readonly name = 'NotMade'
  readonly refusal: RequestRefusal

  constructor(refusal: RequestRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

export const notMade = (...problems: FieldProblem[]): never => {
  throw new NotMade({ kind: 'fields', problems })
}
