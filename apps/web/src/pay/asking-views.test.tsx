import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { PageContext } from '../base/page-context.tsx'
import { createArabicMessages } from '../i18n/arabic.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import type { PageInput } from '../base/page-data.ts'
import { lateDelivery } from './late-delivery.ts'
import { payPageLogic, type PaySockets } from './pay.actors.ts'
import { payable, payInput } from './pay.fixtures.ts'
import { FailedView } from './result/FailedView.tsx'
import { PayableView } from './PayableView.tsx'
import { SkeletonView } from './SkeletonView.tsx'

const offline: PaySockets = {
  client: () => Promise.reject(new TypeError('Failed to fetch')),
  keys: { keyFor: () => 'key', answered: () => {}, settled: () => {} },
  locale: () => 'en',
  attemptPath: (attemptId) => attemptId,
  wait: () => new Promise(() => {}),
}

const { nonce: _, ...facts } = payInput(payable())

/** The two views that only a page already open can show: the server always answers with a state. */
async function shown(view: ReactNode): Promise<string> {
  const messages = createArabicMessages({ initial: null, fetchMessages: async () => ({}), log: () => {} })
  const page = () => (
    <PageContext value={facts}>
      <LanguageProvider wanted="en" messages={messages}>
        {view}
      </LanguageProvider>
    </PageContext>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: ['/en/pay/PR-1001'] }),
    context: { facts, messages },
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('while the request is asked for again its boxes stand without words', async () => {
  const html = await shown(<SkeletonView />)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Loading the payment request')
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toContain('Pay Now')
})

test('a load that failed says that nothing was paid, and offers another try', async () => {
  const actor = createActor(payPageLogic(offline), {
    input: { transactionId: 'PR-1001', now: () => Date.parse(facts.now), load: null },
  }).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('view.failed'))
  const html = await shown(<FailedView actor={actor} />)
  expect(html).toContain('The request could not be loaded')
  expect(html).toContain('Nothing was paid. Check your connection and try again.')
  expect(html).toMatch(/<a(?=[^>]*href="\/en\/pay\/PR-1001").*?Try again/)
})

test.each(['0', '1', 'abc', '48,750'])(
  'with %s in the amount field no total stands on the page, least of all on the button',
  async (typed) => {
    const load = payable({ editableAmount: { minimum: null, maximum: null } })
    const { form } = payData(payInput(load))
    const actor = createActor(payPageLogic(offline), {
      input: { transactionId: 'PR-1001', now: () => Date.parse(facts.now), load },
    }).start()
    actor.send({ type: 'choice.selected', gatewayCode: 'card' })
    const page = () => shown(<PayableView actor={actor} form={form} delivery={lateDelivery} />)
    expect(words(await page())).toContain('Pay Now (49.000\u00a0KWD)')
    actor.send({ type: 'amount.changed', typed })
    expect(words(await page())).not.toContain('49.000')
    expect(await page()).toMatch(/<button type="submit"[^>]*>.*<span>Pay Now<\/span>/)
  },
)

const words = (html: string) => html.replaceAll(/<[^>]*>/g, '')

function payData({ page }: PageInput) {
  if (page.kind !== 'pay') throw new Error('not a pay page')
  return page
}
