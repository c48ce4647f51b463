import { administrationScreens } from './administration-screens.ts'
import { payerScreens } from './payer-screens.ts'
import { story, type From } from './screen.ts'
import { staffScreens } from './staff-screens.ts'

/** ux E: what a reviewer scores. A screen is taken from the running product, a component from Storybook. */
export type Look = {
  readonly width: number
  readonly locale: 'en' | 'ar'
  /** forced: the colours are the system's. */
  readonly theme: 'light' | 'dark' | 'forced'
}
export type Shot = Look & {
  readonly subject: string
  readonly state: string
  readonly from: From
}

/** Every screen there is. */
export const screens = [...payerScreens, ...staffScreens, ...administrationScreens]

const locales = ['en', 'ar'] as const

/** 20 shots of a screen with four other states, as ux E asks, and two in forced colours. */
export const shotsOfScreens = (): Shot[] =>
  screens.flatMap(({ subject, full, others }) => [
    ...looks([1440, 1024, 390, 320], 'light').map((look) => ({
      subject,
      state: 'full',
      from: full,
      ...look,
    })),
    ...looks([1440, 390], 'dark').map((look) => ({ subject, state: 'full', from: full, ...look })),
    ...looks([390], 'forced').map((look) => ({ subject, state: 'full', from: full, ...look })),
    ...others.flatMap((other) => looks([390], 'light').map((look) => ({ subject, ...other, ...look }))),
  ])

/** A component's states at three widths: every width in one language and theme, every language in both themes. */
export const shotsOfStories = (stories: readonly { id: string; title: string }[]): Shot[] =>
  stories.flatMap(({ id, title }) =>
    componentLooks.map((look) => ({
      subject: title,
      state: id.replace(/^.*--/, ''),
      from: story(id),
      ...look,
    })),
  )

/** Screens whose stories no line of the plan names: they are shown as components are until their slice adds them. */
export function leftOut<T extends { readonly id: string; readonly title: string }>(
  stories: readonly T[],
): T[] {
  const named = new Set(
    screens.flatMap(({ full, others }) => [full, ...others.map(({ from }) => from)]).flatMap(storyOf),
  )
  const shown = new Set(stories.filter(({ id }) => named.has(id)).map(({ title }) => title))
  return stories.filter(({ title }) => /^(auth|dashboard|pay|pos)\//.test(title) && !shown.has(title))
}

const storyOf = (from: From): string[] => ('story' in from ? [from.story] : [])

const componentLooks: readonly Look[] = [
  { width: 1440, locale: 'en', theme: 'light' },
  { width: 1024, locale: 'ar', theme: 'light' },
  { width: 320, locale: 'ar', theme: 'light' },
  { width: 320, locale: 'en', theme: 'dark' },
  { width: 1024, locale: 'en', theme: 'dark' },
  { width: 1440, locale: 'ar', theme: 'dark' },
]

const looks = (widths: readonly number[], theme: Look['theme']): Look[] =>
  widths.flatMap((width) => locales.map((locale) => ({ width, locale, theme })))

/** `s1-pay-page-full-ar-390-dark.png` */
export const fileOf = ({ subject, state, locale, width, theme }: Shot): string =>
  `${[subject, state, locale, width, theme]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.png`
