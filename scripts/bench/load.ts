export type Load = { perSecond: number; requests: number }

type Run = { clients: number; ms: number; once: (index: number) => Promise<void> }

/** `clients` callers, each sending its next request when the last one is answered, for about `ms`. */
export async function load({ clients, ms, once }: Run): Promise<Load> {
  let requests = 0
  const started = performance.now()
  const isOver = () => performance.now() - started >= ms
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver()) await once(requests++)
    }),
  )
  return { requests, perSecond: (requests * 1000) / (performance.now() - started) }
}
