import {
  createBrowserHistory,
  RouterProvider,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readBootstrap } from './bootstrap.ts'
import { fetchArabic } from './fetch-arabic.ts'
import { keepFirstScroll } from './keep-first-scroll.ts'
import { log } from '../base/log.ts'
import type { RouterContext } from '../base/page-context.tsx'
import { Replaying } from './Replaying.tsx'
import { createArabicMessages } from '../i18n/arabic.ts'

/** What one task does cannot be interrupted by a press: loading the libraries is enough for one. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

type CreateRouter = (context: RouterContext, history: RouterHistory) => AnyRouter

/** Makes the page that the server sent answer to presses. */
export async function hydrate(createRouter: CreateRouter): Promise<void> {
  await nextTask()
  const { facts, arabic } = readBootstrap(document)
  // A plain form was answered at its own address: the page is the one it was pressed on, also when it is loaded anew.
  if (location.pathname.startsWith('/bff/')) history.replaceState(null, '', facts.path)
  const messages = createArabicMessages({
    initial: arabic,
    fetchMessages: fetchArabic,
    log,
  })
  const router = createRouter({ facts, messages }, createBrowserHistory())
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
