import { contrast, parseHex, toHex, toOklch, type Oklch } from './oklch.ts'

export type BrandToken =
  | '--brand'
  | '--brand-hover'
  | '--brand-press'
  | '--on-brand'
  | '--brand-strong'
  | '--brand-strong-hover'
  | '--brand-line'
  | '--brand-tint'
  | '--brand-tint-2'
export type BrandTokens = Record<BrandToken, string>
export type Brand = { light: BrandTokens; dark: BrandTokens }

const ink = '#111418'
/** Everything a brand's words may stand on: surface, surface-2, canvas, surface-3 and overlay of semantic.css. */
const lightSurfaces = ['#ffffff', '#f9fafb', '#f4f5f7', '#eceef0']
const darkSurfaces = ['#15191e', '#1b2026', '#0d1014', '#252b32', '#1f242b']

export const defaultBrandColour = '#f77c1a'

/** The theme of semantic.css: one step more contrast than the function gives, for margin. */
const defaultBrand: Brand = {
  light: {
    ...deriveTones(defaultBrandColour).light,
    '--brand-strong': '#a64e00',
    '--brand-strong-hover': '#873d10',
    '--brand-line': '#d06400',
  },
  dark: {
    ...deriveTones(defaultBrandColour).dark,
    '--brand-strong': '#ff9350',
    '--brand-strong-hover': '#ffb688',
  },
}

/** Every brand token for a merchant's colour. An unreadable or missing colour gives the default brand. */
export function deriveBrand(hex: string | null | undefined): Brand {
  const colour = parseHex(hex ?? '')
  if (colour === null || colour === defaultBrandColour) return defaultBrand
  return deriveTones(colour)
}

/** White where it can be read, else ink, else black: never below 4.5:1. */
export function onColor(hex: string): string {
  if (contrast('#ffffff', hex) >= 4.5) return '#ffffff'
  return contrast(ink, hex) >= 4.5 ? ink : '#000000'
}

/** The function alone, without the pins of the default theme. */
export function deriveTones(hex: string): Brand {
  const [lightness, measuredChroma, hue] = toOklch(hex)
  const chroma = measuredChroma < 0.02 ? 0 : measuredChroma
  const colour: Oklch = [lightness, chroma, hue]
  const tone = (l: number, share: number, most: number) => toHex([l, Math.min(chroma * share, most), hue])
  const fill = fillTokens(hex, colour)

  const tint = tone(0.975, 0.1, 0.02)
  const tint2 = tone(0.945, 0.25, 0.045)
  const darkTint = tone(0.235, 0.25, 0.04)
  const darkTint2 = tone(0.277, 0.26, 0.046)
  const onLight = (least: number) =>
    moveUntil({ hex, colour, step: -0.01, surfaces: [...lightSurfaces, tint, tint2], least })
  const onDark = (least: number) =>
    moveUntil({ hex, colour, step: 0.01, surfaces: [...darkSurfaces, darkTint, darkTint2], least })

  return {
    light: {
      ...fill,
      '--brand-strong': onLight(4.5),
      '--brand-strong-hover': shift(onLight(4.5), -0.07),
      '--brand-line': onLight(3),
      '--brand-tint': tint,
      '--brand-tint-2': tint2,
    },
    dark: {
      ...fill,
      '--brand-strong': onDark(4.5),
      '--brand-strong-hover': shift(onDark(4.5), 0.07),
      '--brand-line': onDark(3),
      '--brand-tint': darkTint,
      '--brand-tint-2': darkTint2,
    },
  }
}

function fillTokens(hex: string, [lightness, chroma, hue]: Oklch) {
  const label = onColor(hex)
  const moved = (by: number) => {
    const fill = toHex([lightness + by, chroma, hue])
    return contrast(label, fill) >= 4.5 ? fill : hex
  }
  const [hover, press] = label === '#ffffff' ? [-0.05, -0.09] : [0.03, -0.03]
  return { '--brand': hex, '--brand-hover': moved(hover), '--brand-press': moved(press), '--on-brand': label }
}

function moveUntil(goal: {
  hex: string
  colour: Oklch
  step: number
  surfaces: string[]
  least: number
}): string {
  const [start, chroma, hue] = goal.colour
  let hex = goal.hex
  for (let lightness = start; !goal.surfaces.every((surface) => contrast(hex, surface) >= goal.least);) {
    lightness += goal.step
    hex = toHex([lightness, chroma, hue])
  }
  return hex
}

function shift(hex: string, by: number): string {
  const [lightness, chroma, hue] = toOklch(hex)
  return toHex([Math.min(1, Math.max(0, lightness + by)), chroma, hue])
}
