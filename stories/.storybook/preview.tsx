import type { Decorator, Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import '@wasl/ui/theme/fonts.css'
import '@wasl/ui/theme/scale.css'
import '@wasl/ui/theme/semantic.css'
import '@wasl/ui/theme/base.css'
import '@wasl/ui/theme/forced-colors.css'
import { brandCss } from '@wasl/ui/brand-css.ts'
import { LocaleProvider } from '@wasl/ui/LocaleProvider'
import { directionOf, localeTag } from '@wasl/domain/locale'
import { inLocale } from '../ui/in-locale.ts'

/** Set by the test runner, which walks every story in both languages. */
const testLocale: unknown = Reflect.get(globalThis, 'waslStoryLocale')

const inPage: Decorator = (Story, { globals }) => {
  const locale = inLocale({ globals })
  const root = document.documentElement
  root.lang = locale
  root.dir = globals.direction === 'auto' ? directionOf(locale) : String(globals.direction)
  root.dataset.theme = String(globals.theme)
  return (
    <>
      <style href={`brand ${String(globals.brand)}`} precedence="default">
        {brandCss(String(globals.brand))}
      </style>
      <LocaleProvider tag={localeTag(locale)}>
        <Story />
      </LocaleProvider>
    </>
  )
}

const preview: Preview = {
  decorators: [inPage],
  initialGlobals: {
    locale: testLocale ?? 'en',
    direction: 'auto',
    theme: 'light',
    brand: '#f77c1a',
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Merchant',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: '#f77c1a', title: 'Tamra & Tide' },
          { value: '#6b0f1a', title: 'Dar Nuwair' },
          { value: '#ffd400', title: 'Lulwa Studio' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
  },
  // The accessibility addon checks the light theme; the same story is checked once more in the dark one.
  afterEach: async ({ canvasElement, globals, parameters }) => {
    if (testLocale === undefined || globals.theme === 'dark' || parameters.a11y?.test === 'off') return
    document.documentElement.dataset.theme = 'dark'
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] })
    document.documentElement.dataset.theme = 'light'
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
    )
    if (told.length > 0) throw new Error(`In the dark theme:\n${told.join('\n')}`)
  },
}

export default preview
