import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Found while the tests run, a dependency makes the browser reload and the running story fails.
const libraries = new Set(
  globSync(here('../packages/ui/src/**/*.{ts,tsx}')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([^.'][^']*)'/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  ),
)
const ofTheDesignSystem = [...libraries].filter(
  (name) => !/^(react|react-dom|node:.*|@wasl|vitest|fast-check)(\/|$)/.test(name),
)

export default defineConfig({
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@storybook/react-dom-shim',
      '@storybook/react-vite',
      'axe-core',
      ...ofTheDesignSystem.map((name) => `@wasl/ui > ${name}`),
    ],
  },
  plugins: [await storybookTest({ configDir: here('.storybook') })],
  test: {
    name: 'story',
    setupFiles: [here('.storybook/test-locale.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-dev-shm-usage',
          ],
        },
      }),
      instances: [
        { browser: 'chromium', name: 'story en', provide: { storyLocale: 'en' } },
        { browser: 'chromium', name: 'story ar', provide: { storyLocale: 'ar' } },
      ],
    },
  },
})
