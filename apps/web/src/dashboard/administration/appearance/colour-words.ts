import { deriveBrand } from '@wasl/ui/page/brand.ts'
import { contrast, parseHex } from '@wasl/ui/page/oklch.ts'

export type ColourRead = {
  verdict: 'good' | 'adjusted' | 'unknown'
  label: number
  text: number
  line: number
}

/** How the words and edges made of a colour read on white and on the button, and whether the colour itself could be one. */
export function readColour(typed: string): ColourRead {
  const colour = parseHex(typed)
  const { light } = deriveBrand(colour)
  const on = (front: string, back: string) => Math.floor(contrast(front, back) * 100) / 100
  return {
    verdict: colour === null ? 'unknown' : contrast(colour, '#ffffff') >= 4.5 ? 'good' : 'adjusted',
    label: on(light['--on-brand'], light['--brand']),
    text: on(light['--brand-strong'], '#ffffff'),
    line: on(light['--brand-line'], '#ffffff'),
  }
}
