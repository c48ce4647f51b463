import type { Preview } from '@storybook/react-vite'
import '@wasl/ui/theme/fonts.css'
import '@wasl/ui/theme/scale.css'
import '@wasl/ui/theme/density.css'
import '@wasl/ui/theme/semantic.css'
import '@wasl/ui/theme/charts.css'
import '@wasl/ui/theme/base.css'
import '@wasl/ui/theme/forced-colors.css'
import { darkContrast } from './dark-contrast.ts'
import './docs.css'
import { inPage } from './in-page.tsx'
import { toolbar, toolbarDefaults } from './toolbar.ts'

/** Set by the test runner, which walks every story in both languages. */
const testLocale: unknown = Reflect.get(globalThis, 'waslStoryLocale')

const preview: Preview = {
  decorators: [inPage],
  initialGlobals: { ...toolbarDefaults, locale: testLocale ?? toolbarDefaults.locale },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    // Drawing a story's source anew walks its elements, and those that refer to each other have no end.
    docs: { source: { type: 'code' } },
    options: { storySort: { order: ['docs', 'foundations', 'ui', 'patterns', 'pay'] } },
  },
  afterEach: async ({ canvasElement, globals, parameters }) => {
    if (testLocale === undefined || globals.theme === 'dark' || parameters.a11y?.test === 'off') return
    await darkContrast(canvasElement)
  },
}

export default preview
