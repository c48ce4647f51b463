/** There is more to do than anybody would wait for: answered 503, to come back in a moment. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}
