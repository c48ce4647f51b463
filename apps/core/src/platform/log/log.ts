import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { scrub, scrubError, scrubText } from './scrub.ts'

export type Log = Logger

/** Of lines that cannot be written now; what comes beyond is lost. */
const mostWaiting = 1024 * 1024

/** A disk that is full ends the log, and nothing else: what waits is written when there is room. A file begins anew. */
function outputTo(file: string | null): DestinationStream {
  const dest = file ?? process.stdout.fd
  const output = pino.destination({
    dest,
    append: file === null,
    mkdir: true,
    sync: false,
    maxLength: mostWaiting,
  })
  output.on('error', () => {})
  return output
}

/** JSON lines without secrets, card numbers, e-mail addresses or phone numbers, whichever code writes them. */
export function createLog(options: {
  level: string
  file?: string | null
  destination?: DestinationStream
}): Log {
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
    options.destination ?? outputTo(options.file ?? null),
  )
}
