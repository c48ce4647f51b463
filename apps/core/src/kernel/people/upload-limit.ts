import type { Context } from 'hono'
import type { Clock } from '../../platform/clock.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { windowLimit } from '../../platform/limits/window-limit.ts'
import { peopleStrings } from './people.strings.ts'
import { peopleStringsAr } from './people.strings.ar.ts'
import { staffOf } from './staff-of.ts'

const words = wordsOf({ en: peopleStrings, ar: peopleStringsAr })

/** Files of a user in an hour: tables and pictures together (reliability D-24), attachments by themselves (decision 095). */
export const uploadsInAnHour = 20
export const attachmentsInAnHour = 120
/** Pictures of what is sold: a whole shop in an afternoon. */
export const picturesInAnHour = 600

export type UploadLimit = {
  /**
   * Counts a file before it is read. The body of a 429 where it is one too many, else null. `refused`: how many of the hour
   * were refused after they were counted.
   */
  take(c: Context<CoreEnv>, refused?: number): { detail: string; code: string } | null
  /** A file that was refused at once counts for nothing. */
  giveBack(c: Context<CoreEnv>): void
}

const hourMs = 3_600_000

export const anHourBefore = (now: Date): Date => new Date(now.getTime() - hourMs)

export function uploadLimit(clock: Clock, most: number): UploadLimit {
  const counted = windowLimit({ clock, points: most, ms: hourMs })
  const keyOf = (c: Context<CoreEnv>) => `${staffOf(c).merchantId} ${staffOf(c).userId}`
  return {
    take(c, refused = 0) {
      const waitMs = counted.take(keyOf(c), refused)
      if (waitMs === 0) return null
      c.header('retry-after', String(Math.ceil(waitMs / 1_000)))
      return { detail: words('people.tooManyUploads', c.var.language, { most }), code: 'too_many' }
    },
    giveBack: (c) => counted.giveBack(keyOf(c)),
  }
}
