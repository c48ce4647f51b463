import { mount } from '@wasl/contracts/server'
import { webContract } from '@wasl/contracts/web'
import { walletContract } from '@wasl/contracts/web/pay/wallet.contract'
import { Hono } from 'hono'
import { answerFailure, answerNotFound, answerTooMany, isPage } from './answer-failure.ts'
import type { BffEnv, Clock } from './bff-env.ts'
import type { CoreClient } from './core-client.ts'
import type { Log } from './log.ts'
import { messageHandlers, type CompiledMessages } from './messages.ts'
import { accessLog } from './middleware/access-log.ts'
import { caller, callerOf } from './middleware/caller.ts'
import { clientAddress } from './middleware/client-address.ts'
import { compression } from './middleware/compression.ts'
import { csrf } from './middleware/csrf.ts'
import { rateLimits, type RateLimits } from './middleware/rate-limits.ts'
import { requestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { mountOutbox, type Outbox } from './outbox.ts'
import { mountPages, unresolvedPage } from './pages.ts'
import { mapHandlers } from './pay/delivery/map.handlers.ts'
import { tileRoute, tiles } from './pay/delivery/tiles.ts'
import { codeForm, codeFormAddress } from './pay/code/code-page.ts'
import { codeHandlers } from './pay/code/code.handlers.ts'
import { detailsHandlers } from './pay/details.handlers.ts'
import { createFormMemory } from './pay/form-memory.ts'
import { payForm, payFormAddress } from './pay/pay-form.ts'
import { payHandlers } from './pay/pay.handlers.ts'
import { qrFile } from './pay/qr-file.ts'
import { payerReturn } from './pay/return.ts'
import { walletHandlers } from './pay/wallet/wallet.handlers.ts'
import { refuse } from './refuse.ts'
import type { Renderer } from './renderer.ts'
import { mountSandboxBank, type SandboxBank } from './sandbox-bank.ts'
import { mountStatic, type StaticFolder } from './static-files.ts'
import { mountWellKnown } from './well-known.ts'

export type BffOptions = {
  readonly core: CoreClient
  readonly render: Renderer
  readonly arabic: CompiledMessages
  readonly limits: RateLimits
  readonly secret: string
  readonly mode: 'demo' | 'production'
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly log: Log
  readonly clock: Clock
  readonly isReady: () => Promise<boolean>
  readonly folders: readonly StaticFolder[]
  readonly tileUrl: string | null
  readonly placeSearchUrl: string | null
  /** What a configured map or place service is asked through. */
  readonly fetch: typeof fetch
  /** Demo only. */
  readonly sandboxBank: SandboxBank | null
  /** Demo only. */
  readonly outbox: Outbox | null
}

/** The whole web side over one core: pages, the web contract, the core API as it is, and what every server answers. */
export function createBff(options: BffOptions): Hono<BffEnv> {
  const { core, log, clock, secret, sandboxBank } = options
  const memory = createFormMemory(clock)
  const pages = { ...options, demo: options.mode === 'demo', memory }
  const app = new Hono<BffEnv>({ strict: false })

  app.use(requestId(), clientAddress(options), accessLog(log), securityHeaders(), compression(), caller(core))
  app.use(rateLimits(options.limits, answerTooMany), csrf())

  mountWellKnown(app, options)
  for (const folder of options.folders) mountStatic(app, folder)
  app.all('/api/v1/*', (c) => core.pass(c.req.raw, callerOf(c)))
  if (sandboxBank) mountSandboxBank(app, sandboxBank)
  if (options.outbox) mountOutbox(app, options.outbox)
  app.post('/bff/pay/:id/form', payForm({ secret, clock, memory }))
  app.get('/bff/pay/:id/form', payFormAddress)
  app.post('/bff/cpr/:referrer/form', codeForm(pages))
  app.get('/bff/cpr/:referrer/form', codeFormAddress)
  app.get('/bff/transaction/:id/qr.svg', qrFile)
  app.get(tileRoute, tiles(options))
  app.on(['GET', 'POST'], '/bff/return/:attempt', payerReturn(log))
  mount(app, {
    contract: webContract,
    handlers: {
      pay: payHandlers,
      map: mapHandlers(options),
      details: detailsHandlers,
      code: codeHandlers,
      i18n: messageHandlers(options.arabic),
    },
    refuse: refuse(log),
  })
  mount(app, { contract: walletContract, handlers: walletHandlers, refuse: refuse(log) })
  mountPages(app, pages)
  app.notFound((c) => (isPage(c) ? unresolvedPage(pages)(c) : answerNotFound(c)))
  app.onError(answerFailure(pages, log))
  return app
}
