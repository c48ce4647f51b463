/** What the database platform needs of a log: pino's loggers have it. */
export type DatabaseLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
