import { createContext, useContext } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export const densities = ['comfortable', 'regular', 'compact'] as const

export type Appearance = {
  theme: (typeof themes)[number]
  density: (typeof densities)[number]
  isFolded: boolean
}

export const plainAppearance: Appearance = { theme: 'system', density: 'regular', isFolded: false }

/** Kept for a year in a cookie that says nothing of the person; the server draws the next page with it. */
export const appearanceCookie = 'appearance'

export function readAppearance(text: string | undefined): Appearance {
  const [theme, density, side] = (text ?? '').split('.')
  return {
    theme: themes.find((known) => known === theme) ?? plainAppearance.theme,
    density: densities.find((known) => known === density) ?? plainAppearance.density,
    isFolded: side === 'folded',
  }
}

/** Among the cookies of the document. */
export function keptAppearance(cookies: string): Appearance {
  const name = `${appearanceCookie}=`
  const kept = cookies.split('; ').find((pair) => pair.startsWith(name))
  return readAppearance(kept?.slice(name.length))
}

export const writeAppearance = ({ theme, density, isFolded }: Appearance): string =>
  [theme, density, isFolded ? 'folded' : 'open'].join('.')

type AppearanceControl = { appearance: Appearance; change: (part: Partial<Appearance>) => void }

export const AppearanceContext = createContext<AppearanceControl>({
  appearance: plainAppearance,
  change() {},
})

export const useAppearance = (): AppearanceControl => useContext(AppearanceContext)
