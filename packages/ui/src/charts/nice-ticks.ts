type Span = { min: number; max: number; about?: number; isWhole?: boolean }

const steps = [1, 2, 2.5, 3, 4, 5, 10]
const wholeSteps = [1, 2, 3, 4, 5, 10]

/** Round numbers from zero, or from below it, that enclose every value: at most about + 2 of them. */
export function niceTicks({ min, max, about = 4, isWhole = false }: Span): number[] {
  const [low, high] = [Math.min(0, min), Math.max(0, max)]
  const step = niceStep((high - low || 1) / about, isWhole)
  const first = Math.floor(low / step + tiny)
  const last = Math.max(Math.ceil(high / step - tiny), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step))
}

function niceStep(atLeast: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  if (isWhole && power < 1) return 1
  const share = atLeast / power
  const among = isWhole && power === 1 ? wholeSteps : steps
  return (among.find((step) => step >= share - tiny) ?? 10) * power
}

const tiny = 1e-9

/** 0.1 + 0.2 is not written on an axis. */
const rounded = (value: number) => Number(value.toPrecision(12)) + 0
