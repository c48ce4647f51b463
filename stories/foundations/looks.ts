import type { HeldState } from '../ui/held.ts'

const told = [
  'background-color',
  'border-block-start-color',
  'border-block-end-color',
  'color',
  'box-shadow',
  'outline-style',
  'text-decoration',
  'opacity',
  'transform',
  'translate',
]

/** How each cell of a row looks, as one text: two states that look alike are the same text. */
export function looksOf(row: HTMLElement): Record<HeldState, string> {
  const of = (state: HeldState) => {
    const cell = row.querySelector(`[data-held=${state}]`)
    return [...(cell?.querySelectorAll(':not(small):not(svg *)') ?? [])].map(lookOf).join('\n')
  }
  return { rest: of('rest'), hover: of('hover'), focus: of('focus'), pressed: of('pressed') }
}

const lookOf = (element: Element): string =>
  [null, '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part)
      return told.map((name) => style.getPropertyValue(name)).join(' ')
    })
    .join(' | ')
