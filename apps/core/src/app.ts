import { accessOf } from '@wasl/contracts/access'
import { coreContract } from '@wasl/contracts/core'
import { mount } from '@wasl/contracts/server'
import { Hono } from 'hono'
import type { Gateways } from './kernel/gateways/registry.ts'
import { createApiKeys } from './kernel/api-keys/api-keys.service.ts'
import { createKeyGuard } from './kernel/api-keys/key-guard.ts'
import { forgetCustomers } from './kernel/erasure/retention.service.ts'
import { createTicketSigner } from './kernel/events/ticket-signer.ts'
import { createLiveFeed } from './kernel/live/live-feed.ts'
import { scenarioJudge } from './kernel/gateways/sandbox/scenario-judge.ts'
import { createLedger, type Ledger } from './kernel/ledger/ledger.ts'
import { merchantOfHost } from './kernel/merchants/merchant-of-host.ts'
import { authDeps } from './auth/auth-setup.ts'
import { sessionHandlers } from './auth/session.handlers.ts'
import { signInHandlers } from './auth/sign-in.handlers.ts'
import { catalogueHandlers } from './catalogue/catalogue.handlers.ts'
import { catalogueCheckoutHandlers } from './catalogue/checkout.handlers.ts'
import { eventBookingHandlers } from './events/booking.handlers.ts'
import { eventsHandlers } from './events/events.handlers.ts'
import { ticketsOfPayment } from './events/ticket-files.service.ts'
import { calendarHandler, ticketsHandler } from './events/ticket-files.handlers.ts'
import { stockByKeyHandlers } from './catalogue/stock-by-key.handlers.ts'
import { orderKinds } from './order-kinds.ts'
import { accountHandlers } from './dashboard/account/account.handlers.ts'
import { administrationHandlers } from './dashboard/administration/administration.handlers.ts'
import type { ProblemOfText } from './dashboard/administration/page-texts/page-texts.service.ts'
import {
  keepPictureHandler,
  pictureHandler,
  pictureRules,
} from './dashboard/administration/brand/pictures.handlers.ts'
import { restrictionHandlers } from './dashboard/restriction/restriction.handlers.ts'
import { pushHandlers } from './dashboard/account/push.handlers.ts'
import { questionsInAnHour } from './dashboard/help/help.domain.ts'
import { helpHandlers } from './dashboard/help/help.handlers.ts'
import { createRegistrations } from './kernel/push/registrations.service.ts'
import { vapidOf } from './kernel/push/vapid.ts'
import { operationRequestHandlers } from './dashboard/tickets/operation-requests.handlers.ts'
import { operationRequestJobs } from './kernel/operation-requests/operation-requests.jobs.ts'
import { ticketsHandlers } from './dashboard/tickets/tickets.handlers.ts'
import { createGuard } from './kernel/people/guard.ts'
import { requestPermission } from './kernel/permission-requests/request-permission.service.ts'
import {
  attachmentsInAnHour,
  picturesInAnHour,
  uploadLimit,
  uploadsInAnHour,
} from './kernel/people/upload-limit.ts'
import { pictureUploadHandler } from './kernel/pictures/picture-upload.handlers.ts'
import { homeHandlers } from './dashboard/home/home.handlers.ts'
import { bulkDuties, bulkJobs } from './dashboard/bulk/bulk.jobs.ts'
import { dispatchHandlers } from './dashboard/bulk/dispatch/dispatch.handlers.ts'
import { uploadHandlers } from './dashboard/bulk/uploads.handlers.ts'
import { liveHandlers } from './dashboard/live/live.handlers.ts'
import { paymentRequestHandlers } from './dashboard/payment-request/payment-request.handlers.ts'
import {
  replacementRules,
  uploadHandler,
  uploadRules,
  uploadedHandler,
} from './dashboard/payment-request/upload.handlers.ts'
import { bookingsHandlers } from './dashboard/bookings/bookings.handlers.ts'
import { fulfilmentHandlers } from './dashboard/fulfilment/fulfilment.handlers.ts'
import { ordersHandlers } from './dashboard/orders/orders.handlers.ts'
import { catalogueKind } from './dashboard/products/imports/catalogue-kind.service.ts'
import { foodKind } from './dashboard/products/imports/food-kind.service.ts'
import { importFileHandlers, importsHandlers } from './dashboard/products/imports/imports.handlers.ts'
import { oneShotHandler, oneShotRules } from './dashboard/products/imports/one-shot.handlers.ts'
import { importDuty } from './kernel/import-jobs/work-on-imports.service.ts'
import { productPictureRules, productsHandlers } from './dashboard/products/products.handlers.ts'
import { reportHandlers } from './dashboard/reports/reports.handlers.ts'
import { listsHandlers } from './dashboard/lists/lists.handlers.ts'
import { exportMakers } from './dashboard/transactions/export/ask-for-export.service.ts'
import { exportHandlers } from './dashboard/transactions/export/export.handlers.ts'
import { pluginListConfig } from './dashboard/transactions/list/setup/plugin-config.ts'
import { countListed } from './dashboard/transactions/list/count-listed.service.ts'
import { pluginsOf } from './dashboard/transactions/list/module.ts'
import { newestTransactions } from './dashboard/transactions/list/newest.service.ts'
import { transactionHandlers } from './dashboard/transactions/list/transactions.handlers.ts'
import { bulkJobHandlers } from './dashboard/transactions/bulk/bulk-jobs.handlers.ts'
import { jobsAreDue } from './dashboard/transactions/bulk/bulk-job.store.ts'
import { workOnBulk } from './dashboard/transactions/bulk/work-on-bulk.service.ts'
import type { OperationDeps } from './dashboard/transactions/operations/operation-deps.ts'
import { giveBack } from './dashboard/transactions/operations/give-back.service.ts'
import { operationHandlers } from './dashboard/transactions/operations/operations.handlers.ts'
import { pluginActions } from './dashboard/transactions/operations/plugin-actions.ts'
import { ledgerGuards } from './ledger-guards.ts'
import { createPressGuard } from './kernel/idempotency/idempotency-guard.ts'
import { createReports } from './kernel/reports/reports.ts'
import type { PasswordCost } from './kernel/people/passwords.ts'
import { attachmentHandler } from './pay/attachment.handlers.ts'
import { callbackHandler } from './pay/callback.handlers.ts'
import { checkoutHandlers } from './pay/checkout/checkout.handlers.ts'
import { codeHandlers } from './pay/code/code.handlers.ts'
import { countWrongPairs } from './kernel/codes/wrong-pairs.ts'
import { createCodeHashes } from './kernel/codes/code-hash.ts'
import { customerPaymentHandlers } from './pay/customer-payment/customer-payment.handlers.ts'
import { bulkRequests } from './kernel/requests/bulk-requests.ts'
import { requestHandlers } from './pay/requests.handlers.ts'
import { linkHandlers } from './pay/link/links.handlers.ts'
import { payHandlers } from './pay/pay.handlers.ts'
import { payerPagePath } from './kernel/checkout/pay-origin.ts'
import { walletHandlers } from './pay/wallet/wallet.handlers.ts'
import { walletSetup } from './pay/wallet/wallet-setup.ts'
import { webhookHandlers } from './pay/webhooks/webhooks.handlers.ts'
import { createWebhooks } from './kernel/webhooks/endpoints.service.ts'
import { createSeal } from './platform/sealing/sealed.ts'
import { createLinkSigner } from './platform/sealing/signed-link.ts'
import { receiptHandler } from './pay/receipt/receipt.handlers.ts'
import type { Pictures } from './pay/receipt/receipt-logo.service.ts'
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
import { watchStorage, type StorageWatch } from './platform/storage.ts'
import { createWork, targetsOf, type Work, type WorkConfig } from './work.ts'

/** `secret` is WASL_SECRET: it proves the bff's word to the core, and nothing that stays is made with it. */
export type CoreConfig = WorkConfig & { secret: string }

export type CoreOptions = {
  db: Db
  clock: Clock
  config: CoreConfig
  log: Log
  gateways: Gateways
  files: Files
  /** The picture at an address of this site, where there is one to draw. */
  pictures?: Pictures
  problemOfText?: ProblemOfText
  /** Tests pay less for a password. */
  passwordCost?: PasswordCost
  /** The demo's code source: a one-time code that is known beforehand, or null. */
  codeOf?: (username: string) => string | null
}

export type Core = {
  /** The core API, whatever carries it: a socket or a call in the same process. */
  fetch(request: Request): Response | Promise<Response>
  /** What it answers, as "GET /api/v1/attempt/:id": whoever guards the doors can count them. */
  routes(): string[]
  ledger: Ledger
  /** Begins inquiries, expiry and delivery. A core that only answers requests may do without. */
  startWork(): void
  work: Work
  storage: StorageWatch
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
  problemOfText = () => null,
  passwordCost,
  codeOf,
}: CoreOptions): Core {
  const seal = createSeal(config.key)
  const inAnHour = (points: number) => windowLimit({ clock, points, ms: 3_600_000 })
  const ledger = createLedger({
    db,
    clock,
    gateways,
    guards: ledgerGuards,
    redirectOrigins: [config.publicUrl],
    log,
    seal,
  })
  const apiKeys = createApiKeys({ db, clock })
  const hashes = createCodeHashes(config.key)
  const links = createLinkSigner(config.key)
  const ticketFiles = { db, clock, links, signer: createTicketSigner(config.key) }
  const targets = targetsOf(config)
  const webhooks = createWebhooks({ db, clock, seal, targets })
  const guard = createGuard({ db, clock })
  const keyGuard = createKeyGuard(apiKeys)
  const storage = watchStorage(clock)
  const app = new Hono<CoreEnv>()
  const payDeps = {
    db,
    clock,
    gateways,
    ledger,
    wallets: walletSetup(config),
    ticketsOf: ticketsOfPayment(ticketFiles),
  }
  const feed = createLiveFeed({ db, clock })
  const reports = createReports({ db, clock, log, files, makers: exportMakers(db) })
  const maker = bulkRequests({ db, clock, ledger, hashes, targets })
  const bulk = { db, clock, files, log, maker, publicUrl: config.publicUrl }
  const importWork = { db, clock, files, log, kinds: [catalogueKind, foodKind] }
  const jobs = bulkJobs({ ...bulk, keptIsSent: config.mode === 'demo' })
  const work = createWork({
    db,
    clock,
    config,
    log,
    ledger,
    feed,
    reports,
    forget: () => forgetCustomers({ db, clock, files, log }),
    bulk: {
      ...bulkDuties(jobs),
      imports: importDuty(importWork),
      act: { isDue: jobsAreDue, round: (stopping) => workOnBulk(operationDeps)(stopping) },
    },
    carryOn: () => operationRequestJobs({ ...carryOutDeps(), log })(),
  })
  const carryOutDeps = () => ({ db, clock, ledger, mailing: work.staffMailing })
  const operationDeps: OperationDeps = {
    db,
    clock,
    log,
    gateways,
    ledger,
    webhooks,
    sendAgain: work.sendAgain,
    mailing: work.staffMailing,
    requestPermission: requestPermission({ db, clock }),
  }
  const auth = authDeps({ db, clock, log, config, mailing: work.staffMailing, passwordCost, codeOf })

  app.use(apiHeaders, accessLog)
  app.get('/api/v1/queue-worker/is_alive', (c) =>
    c.json({ is_alive: work.isAlive() }, work.isAlive() ? 200 : 503),
  )
  app.get('/api/v1/openapi.json', openApiHandler)
  app.use(requestContext({ ...config, clock, log, tenantOf: merchantOfHost(db, config.mode) }))
  app.get('/api/v1/attachment/:id', attachmentHandler({ db, files }))
  app.get('/api/v1/attempt/:id/receipt', receiptHandler({ db, files, pictures }))
  app.get('/api/v1/plugins/event/tickets/:token', ticketsHandler(ticketFiles))
  app.get('/api/v1/plugins/event/tickets/:token/calendar', calendarHandler(ticketFiles))
  const uploads = guard.staffOnly(uploadRules)
  const attach = uploadHandler({ db, files, limit: uploadLimit(clock, attachmentsInAnHour) })
  app.post('/api/v1/plugins/payment_request/attachment/upload', uploads, attach)
  app.post('/api/v1/plugins/:plugin/attachment/replacement', guard.staffOnly(replacementRules), attach)
  app.get('/api/v1/plugins/payment_request/attachment/:id', uploads, uploadedHandler({ db, files }))
  app.get('/api/v1/picture/:id', pictureHandler({ db, files }))
  const limit = uploadLimit(clock, uploadsInAnHour)
  const imports = { ...importWork, limit }
  for (const plugin of ['catalogue', 'food_ordering'] as const)
    app.post(
      `/api/v1/plugins/${plugin}/upload/product`,
      guard.staffOnly(oneShotRules(plugin)),
      oneShotHandler(imports, plugin),
    )
  app.post(
    '/api/v1/administration/pictures',
    guard.staffOnly(pictureRules),
    keepPictureHandler({ db, files, limit }),
  )
  app.post(
    '/api/v1/plugins/catalogue/dashboard/pictures',
    guard.staffOnly(productPictureRules),
    pictureUploadHandler({ db, clock, files, limit: uploadLimit(clock, picturesInAnHour) }),
  )
  app.post('/api/v1/gateway/:code/callback', callbackHandler({ ledger }))
  mount(app, {
    contract: coreContract,
    handlers: {
      pay: payHandlers(payDeps, {
        listOf: pluginListConfig({ db }),
        actionsOf: pluginActions({ db, clock, gateways }),
      }),
      wallet: walletHandlers(payDeps),
      paymentRequest: paymentRequestHandlers({ db, clock, gateways }),
      requests: requestHandlers({
        db,
        clock,
        ledger,
        hashes,
        targets,
        knowsScenario: scenarioJudge(gateways),
      }),
      links: linkHandlers({ db, clock, ledger, hashes, targets: targetsOf(config) }),
      customerPayment: customerPaymentHandlers({ db, clock, ledger, hashes, targets, gateways }),
      restrictions: restrictionHandlers({ db, clock, gateways }),
      catalogue: catalogueHandlers({ db, clock }),
      catalogueCheckout: catalogueCheckoutHandlers({
        db,
        clock,
        gateways,
        ledger,
        kinds: orderKinds,
      }),
      events: eventsHandlers({ db, clock }),
      eventBooking: eventBookingHandlers({ ...ticketFiles, gateways, ledger, kinds: orderKinds }),
      stockByKey: stockByKeyHandlers({ db, clock }),
      checkout: checkoutHandlers({ db }),
      webhooks: webhookHandlers({ webhooks }),
      home: homeHandlers(
        { db, clock },
        {
          pluginsOf,
          newest: newestTransactions({ db, clock, gateways }),
          countListed: countListed({ db }),
        },
      ),
      live: liveHandlers({ db, feed, secret: config.secret }),
      operations: operationHandlers(operationDeps),
      bulkJobs: bulkJobHandlers({ db, clock }),
      reports: reportHandlers({ db, clock, files }),
      bulk: { ...uploadHandlers({ ...bulk, limit }), ...dispatchHandlers(bulk) },
      exports: exportHandlers({ db, clock, direct: inAnHour(5) }),
      signIn: signInHandlers(auth),
      session: sessionHandlers(auth),
      account: accountHandlers({ db, clock }),
      administration: administrationHandlers({
        problemOfText,
        db,
        clock,
        gateways,
        apiKeys,
        webhooks,
        mailing: work.staffMailing,
        files,
      }),
      help: helpHandlers({
        db,
        clock,
        mailing: work.staffMailing,
        limit: inAnHour(questionsInAnHour),
      }),
      push: pushHandlers(createRegistrations({ db, clock, targets, vapid: vapidOf(config) })),
      tickets: ticketsHandlers({ db, clock }),
      operationRequests: operationRequestHandlers(carryOutDeps()),
      lists: listsHandlers({ db, clock }),
      transactions: transactionHandlers({ db, clock, gateways, payerPage: payerPagePath }),
      products: productsHandlers({ db, clock }),
      imports: importsHandlers(imports),
      importFiles: importFileHandlers(imports),
      bookings: bookingsHandlers({
        db,
        clock,
        gateways,
        ledger,
        kinds: orderKinds,
        giveBack: giveBack(operationDeps),
      }),
      fulfilment: fulfilmentHandlers(ticketFiles),
      orders: ordersHandlers({
        db,
        clock,
        ledger,
        kinds: orderKinds,
        giveBack: giveBack(operationDeps),
        files: inAnHour(20),
      }),
      code: codeHandlers({ db, clock, hashes, wrongPairs: countWrongPairs({ clock }) }),
    },
    refuse,
    once: createPressGuard({ db, clock }),
    guard: async (c, route) => (await guard(c, accessOf(route))) ?? keyGuard(c, accessOf(route)),
  })
  app.notFound(answerUnknownPath)
  app.onError(answerError(log, storage))

  return {
    fetch: (request) => app.fetch(request),
    routes: () => app.routes.map(({ method, path }) => `${method} ${path}`),
    ledger,
    startWork: work.start,
    work,
    storage,
    stop: work.stop,
  }
}
