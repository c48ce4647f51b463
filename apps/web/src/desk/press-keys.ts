type Kept<Wish> = { text: string; wish: Wish; key: string }

/** Where a wish outlives the page; without it, it lives as long as its form. */
export type PressMemory<Wish> = {
  read(): Kept<Wish> | null
  keep(kept: Kept<Wish> | null): void
}

type Wishes<Wish> = {
  /** What makes two wishes the same. */
  textOf?: (wish: Wish) => string
  newKey?: () => string
  memory?: PressMemory<Wish>
}

/**
 * One key for what is wished, until its answer has come: pressing again after a lost answer sends the very same once more,
 * and the server does nothing twice (decision 050). Another wish is another press.
 */
export function pressKeys<Wish>(wishes: Wishes<Wish> = {}) {
  const { textOf = (wish) => JSON.stringify(wish), newKey = () => crypto.randomUUID() } = wishes
  const { memory } = wishes
  let kept = memory?.read() ?? null
  const keep = (next: Kept<Wish> | null) => {
    kept = next
    memory?.keep(next)
  }
  return {
    keyed(wish: Wish): { wish: Wish; key: string } {
      const text = textOf(wish)
      if (kept?.text !== text) keep({ text, wish, key: newKey() })
      return kept ?? { wish, key: newKey() }
    },
    settled: () => keep(null),
  }
}
