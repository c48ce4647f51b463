import { coreContract } from '@wasl/contracts/core'
import { mount } from '@wasl/contracts/server'
import { Hono } from 'hono'
import type { Gateways } from './kernel/gateways/registry.ts'
import { createApiKeys } from './kernel/api-keys/api-keys.service.ts'
import { createLedger, type Ledger } from './kernel/ledger/ledger.ts'
import { merchantOfHost } from './kernel/merchants/merchant-of-host.ts'
import { attachmentHandler } from './pay/attachment.handlers.ts'
import { callbackHandler } from './pay/callback.handlers.ts'
import { checkoutHandlers } from './pay/checkout/checkout.handlers.ts'
import { codeHandlers } from './pay/code/code.handlers.ts'
import { createCodeHashes } from './pay/code/code-hash.ts'
import { requestHandlers } from './pay/create/requests.handlers.ts'
import { payHandlers } from './pay/pay.handlers.ts'
import { walletHandlers } from './pay/wallet/wallet.handlers.ts'
import { walletSetup } from './pay/wallet/wallet-setup.ts'
import { webhookHandlers } from './pay/webhooks/webhooks.handlers.ts'
import { createWebhooks } from './kernel/webhooks/endpoints.service.ts'
import { createSeal } from './platform/sealing/sealed.ts'
import { receiptHandler } from './pay/receipt/receipt.handlers.ts'
import type { Pictures } from './pay/receipt/receipt.service.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import type { Files } from './platform/files/files.ts'
import { accessLog } from './platform/http/access-log.ts'
import { apiHeaders } from './platform/http/api-headers.ts'
import type { CoreEnv } from './platform/http/core-env.ts'
import { answerError, answerUnknownPath } from './platform/http/failures.ts'
import { openApiHandler } from './platform/http/openapi.ts'
import { refuse } from './platform/http/refuse.ts'
import { requestContext } from './platform/http/request-context.ts'
import { windowLimit } from './platform/limits/window-limit.ts'
import type { Log } from './platform/log/log.ts'
import { createWork, targetsOf, type Work, type WorkConfig } from './work.ts'

export type CoreOptions = {
  db: Db
  clock: Clock
  config: WorkConfig
  log: Log
  gateways: Gateways
  files: Files
  /** The picture at an address of this site, where there is one to draw. */
  pictures?: Pictures
}

export type Core = {
  /** The core API, whatever carries it: a socket or a call in the same process. */
  fetch(request: Request): Response | Promise<Response>
  ledger: Ledger
  /** Begins inquiries, expiry and delivery. A core that only answers requests may do without. */
  startWork(): void
  work: Work
  stop(): Promise<void>
}

/** Everything under `/api/v1`. */
export function createCore({
  db,
  clock,
  config,
  log,
  gateways,
  files,
  pictures = async () => null,
}: CoreOptions): Core {
  const ledger = createLedger({ db, clock, gateways, redirectOrigins: [config.publicUrl], log })
  const apiKeys = createApiKeys({ db, clock })
  const hashes = createCodeHashes(config.secret)
  const wrongPairs = windowLimit({ clock, points: 10, ms: 3_600_000 })
  const webhooks = createWebhooks({ db, clock, seal: createSeal(config.secret), targets: targetsOf(config) })
  const app = new Hono<CoreEnv>()
  const payDeps = { db, clock, gateways, ledger, wallets: walletSetup(config) }
  const work = createWork({ db, clock, config, log, ledger })

  app.use(apiHeaders, accessLog)
  app.get('/api/v1/queue-worker/is_alive', (c) =>
    c.json({ is_alive: work.isAlive() }, work.isAlive() ? 200 : 503),
  )
  app.get('/api/v1/openapi.json', openApiHandler)
  app.use(requestContext({ ...config, clock, log, tenantOf: merchantOfHost(db, config.mode) }))
  app.get('/api/v1/attachment/:id', attachmentHandler({ db, files }))
  app.get('/api/v1/attempt/:id/receipt', receiptHandler({ db, pictures }))
  app.post('/api/v1/gateway/:code/callback', callbackHandler({ ledger }))
  mount(app, {
    contract: coreContract,
    handlers: {
      pay: payHandlers(payDeps),
      wallet: walletHandlers(payDeps),
      requests: requestHandlers({ db, clock, ledger, hashes, apiKeys }),
      checkout: checkoutHandlers({ db }),
      webhooks: webhookHandlers({ webhooks, apiKeys }),
      code: codeHandlers({ db, clock, hashes, wrongPairs }),
    },
    refuse,
  })
  app.notFound(answerUnknownPath)
  app.onError(answerError(log))

  return {
    fetch: (request) => app.fetch(request),
    ledger,
    startWork: work.start,
    work,
    stop: work.stop,
  }
}
