import * as z from 'zod/mini'

/** An action of a person, and its page. */
export const Activity = z.object({
  id: z.string(),
  /** Name for programs: "refund.requested". */
  action: z.string(),
  actor: z.string(),
  description: z.string(),
  at: z.string(),
  link: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('transaction'),
        id: z.string(),
        plugin: z.string(),
        isDeleted: z.boolean(),
      }),
      z.object({ kind: z.literal('report'), id: z.string() }),
    ]),
  ),
})
export type Activity = z.infer<typeof Activity>
