import '@wasl/ui/theme/fonts.css'
import './page.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readBootstrap } from './bootstrap.ts'
import { fetchArabic } from './fetch-arabic.ts'
import { keepFirstScroll } from './keep-first-scroll.ts'
import { log } from '../base/log.ts'
import { Replaying } from './Replaying.tsx'
import { createPageRouter } from './router.tsx'
import { createArabicMessages } from '../i18n/arabic.ts'

/** What one task does cannot be interrupted by a press: loading the libraries is enough for one. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

async function start() {
  await nextTask()
  const { facts, arabic } = readBootstrap(document)
  // A plain form was answered at its own address: the page is the one it was pressed on, also when it is loaded anew.
  if (location.pathname.startsWith('/bff/')) history.replaceState(null, '', facts.path)
  const messages = createArabicMessages({
    initial: arabic,
    fetchMessages: fetchArabic,
    log,
  })
  const router = createPageRouter({ facts, messages }, createBrowserHistory())
  // The server rendered without suspense around the matches; saying so makes the browser do the same.
  router.ssr = { manifest: undefined }
  keepFirstScroll(router)
  await router.load()
  await nextTask()
  const root = document.getElementById('app')
  if (!root) return
  // As a transition it is done in slices, so that a press in the meantime is answered at once.
  startTransition(() => {
    const app = (
      <Replaying>
        <RouterProvider router={router} />
      </Replaying>
    )
    hydrateRoot(root, app, { onRecoverableError: (error) => log('Hydration', error) })
  })
}

void start()
