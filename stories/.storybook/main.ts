import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

/** Every folder beside this one holds stories: foundations, ui, patterns, and the slices by name. */
const rooms = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !/^\.|^(docs|node_modules|storybook-static)$/.test(entry.name) ? [entry.name] : [],
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', ...rooms.map((room) => `../${room}/**/*.stories.tsx`)],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: '../../packages/ui/art', to: '/art' },
    { from: fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), to: '/mockServiceWorker.js' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    css: { ...vite.css, transformer: 'lightningcss' },
    // All dependencies are prepared before the first story is asked for: one found later answers 504 to what is loading.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [
        ...rooms.map((room) => `${room}/**/*.stories.tsx`),
        'docs/*.mdx',
        '.storybook/preview.tsx',
      ].map((glob) => join(import.meta.dirname, '..', glob)),
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
