import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@wasl/ui/theme/fonts.css'
import '@wasl/ui/theme/mono.css'
import '@wasl/ui/theme/scale.css'
import '@wasl/ui/theme/density.css'
import '@wasl/ui/theme/semantic.css'
import '@wasl/ui/theme/charts.css'
import '@wasl/ui/theme/base.css'
import '@wasl/ui/theme/forced-colors.css'
import './docs.css'
import './preview.css'
import { ComponentPage } from './ComponentPage.tsx'
import { inPage } from './in-page.tsx'
import { network } from './network.ts'
import { toolbar, toolbarDefaults } from './toolbar.ts'

// What a play waits for comes when the machine has time for it.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  /** A play starts when the effects of the first drawing have run: they may move the focus or listen to keys. */
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return context.canvas
  },
  loaders: [network],
  /** Nothing finds what an earlier story kept. */
  beforeEach: () => sessionStorage.clear(),
  decorators: [inPage],
  initialGlobals: toolbarDefaults,
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    // Drawing a story's source anew walks its elements, and those that refer to each other have no end.
    docs: { source: { type: 'code' }, page: ComponentPage },
    options: { storySort: { order: ['docs', 'foundations', 'ui', 'patterns', 'pay'] } },
  },
}

export default preview
