type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key
type SnakeKey<Key extends string> = Key extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeKey<Rest>}`
  : Key

export type WebNames<Row> = { [Key in keyof Row as CamelKey<Key & string>]: Row[Key] }
export type CoreNames<Row> = { [Key in keyof Row as SnakeKey<Key & string>]: Row[Key] }

/** A flat form whose fields are the same on both sides but for how their names are written; what is in a field stays. */
export const webNames = <Row extends object>(row: Row): WebNames<Row> =>
  renamed(row, (name) =>
    name.replace(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase()),
  ) as WebNames<Row>

export const coreNames = <Row extends object>(row: Row): CoreNames<Row> =>
  renamed(row, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as CoreNames<Row>

const renamed = (row: object, rename: (name: string) => string): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value as unknown]))
