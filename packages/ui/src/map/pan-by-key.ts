import type { KeyboardEvent } from 'react'
import type { MapCanvas } from './map-canvas.ts'

const stepPixels = 64
const finePixels = 8

const arrows: Readonly<Record<string, readonly [along: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Arrows move the map under the pin, with Shift by a little; plus and minus zoom. */
export function panByKey(event: KeyboardEvent, canvas: Pick<MapCanvas, 'pan' | 'zoom'>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const arrow = arrows[event.key]
  const pixels = event.shiftKey ? finePixels : stepPixels
  if (arrow) canvas.pan(arrow[0] * pixels, arrow[1] * pixels)
  else if (event.key === '+' || event.key === '=') canvas.zoom(1)
  else if (event.key === '-' || event.key === '_') canvas.zoom(-1)
  else return
  event.preventDefault()
}
