import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
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
