import { mockNothing } from '@wasl/web/base/mock.fixtures.ts'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'

/** No story reaches a server: `parameters.msw` holds what the site answers, everything else is awaited. */
export const network = mswLoader(async () => {
  const worker = setupWorker(mockNothing)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'error',
    serviceWorker: { url: './mockServiceWorker.js' },
  })
  return worker
})
