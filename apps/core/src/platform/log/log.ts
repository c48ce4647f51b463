import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { scrub, scrubError, scrubText } from './scrub.ts'

export type Log = Logger

/** JSON lines without secrets, card numbers, e-mail addresses or phone numbers, whoever wrote them. */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        // A log line's fields are an object; `scrub` keeps its shape. An error's own serializer tells its stack as well.
        log: ({ err, ...fields }) => ({
          ...(scrub(fields) as Record<string, unknown>),
          ...(err !== undefined && { err }),
        }),
      },
      serializers: { err: (error: Error) => scrubError(stdSerializers.err(error)) },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === 'string' ? scrubText(arg) : arg)) as typeof args,
          )
        },
      },
    },
    options.destination,
  )
}
