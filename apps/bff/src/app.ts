import { coreContract } from '@wasl/contracts/core'
import { mount } from '@wasl/contracts/server'
import type { Readiness } from '@wasl/contracts/readiness'
import { webContract } from '@wasl/contracts/web'
import { staffContract } from '@wasl/contracts/web-staff'
import { walletContract } from '@wasl/contracts/web/pay/wallet.contract'
import { Hono, type Handler } from 'hono'
import { authDeps } from './auth/auth-deps.ts'
import { guestHandlers } from './auth/guest.handlers.ts'
import { ownHandlers } from './auth/own.handlers.ts'
import { catalogueHandlers } from './catalogue/catalogue.handlers.ts'
import { catalogueCheckoutHandlers } from './catalogue/checkout.handlers.ts'
import { fulfilmentHandlers } from './dashboard/fulfilment/fulfilment.handlers.ts'
import { eventBookingHandlers, eventsHandlers } from './events/events.handlers.ts'
import { homeHandlers } from './dashboard/home/home.handlers.ts'
import {
  bulkExample,
  bulkExampleRoute,
  bulkFile,
  bulkFileRoute,
  bulkLogFile,
  bulkLogFileRoute,
  bulkUpload,
  bulkUploadRoute,
} from './dashboard/bulk/bulk-files.ts'
import {
  importErrors,
  importErrorsRoute,
  importExample,
  importExampleRoute,
  importUpload,
  importUploadRoute,
  productFile,
  productFileRoute,
} from './dashboard/products/import-files.ts'
import { bulkHandlers } from './dashboard/bulk/bulk.handlers.ts'
import { liveStream } from './dashboard/live/live-stream.ts'
import { paymentLinkHandlers } from './dashboard/payment-request/links.handlers.ts'
import { paymentRequestHandlers } from './dashboard/payment-request/payment-request.handlers.ts'
import { replacement, replacementRoute, upload, uploadRoute } from './dashboard/payment-request/upload.ts'
import { administrationHandlers } from './dashboard/administration/administration.handlers.ts'
import type { KnownTexts } from './dashboard/administration/page-texts.handlers.ts'
import { ordersFile, ordersFileRoute } from './dashboard/orders-file.ts'
import { auditFile, auditFileRoute } from './dashboard/administration/audit-file.ts'
import { shellHandlers } from './dashboard/shell/shell.handlers.ts'
import { posHandlers } from './pay/counter/counter.handlers.ts'
import { reportFile, reportFileRoute } from './dashboard/reports/report-file.ts'
import { listHandlers } from './dashboard/transactions/list.handlers.ts'
import { exportFile, exportFileRoute } from './dashboard/transactions/export-file.ts'
import { exportHandlers } from './dashboard/transactions/export.handlers.ts'
import { detailHandlers } from './dashboard/transactions/detail.handlers.ts'
import { matchingHandlers } from './dashboard/transactions/matching.handlers.ts'
import { operationsHandlers } from './dashboard/transactions/operations.handlers.ts'
import { answerFailure, answerNotFound, answerTooMany, isPage } from './answer/answer-failure.ts'
import type { BffEnv, Clock } from './bff-env.ts'
import type { CoreClient } from './core/core-client.ts'
import type { Log } from './log.ts'
import { messageHandlers, type ArabicWith } from './pages/messages.ts'
import { accessLog, type Answered } from './middleware/access-log.ts'
import { knownMethods, notByHead } from './middleware/allowed-methods.ts'
import { caller, callerOf } from './middleware/caller.ts'
import { clientAddress } from './middleware/client-address.ts'
import { compression } from './middleware/compression.ts'
import { csrf } from './middleware/csrf.ts'
import { noTokens } from './middleware/no-tokens.ts'
import { oneAddress } from './middleware/one-address.ts'
import { isUnlimited, rateLimits, type RateLimits } from './middleware/rate-limits.ts'
import { refusedWindow } from './middleware/refused-window.ts'
import { requestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { signedIn } from './middleware/signed-in.ts'
import { mountOutbox, type Outbox } from './pages/outbox.ts'
import { mountPages, mountPlainForms, unresolvedPage } from './pages/pages.ts'
import { mapHandlers } from './pay/delivery/map.handlers.ts'
import { tileRoute, tiles } from './pay/delivery/tiles.ts'
import { codeHandlers } from './pay/code/code.handlers.ts'
import { detailsHandlers } from './pay/details.handlers.ts'
import { createFormMemory } from './pay/form-memory.ts'
import { payHandlers } from './pay/pay.handlers.ts'
import { qrFile } from './pay/qr-file.ts'
import { payerReturn } from './pay/return.ts'
import { walletHandlers } from './pay/wallet/wallet.handlers.ts'
import type { SealedFiles } from './platform/sealed-files.ts'
import { refuse } from './answer/refuse.ts'
import { relay } from './core/relay.ts'
import type { ListAskedAt, Renderer } from './pages/renderer.ts'
import { mountSignInPages } from './pages/sign-in-pages.ts'
import { mountSandboxBank, type SandboxBank } from './pages/sandbox-bank.ts'
import { mountStatic, type StaticFolder } from './pages/static-files.ts'
import { mountMerchantIcons } from './pages/merchant-icons.ts'
import { mountWellKnown } from './pages/well-known.ts'
import { z } from 'zod'
import { passedOn } from './platform/passed-on.ts'
import { refusedFile } from './platform/refused-file.ts'

const pictureRoute = '/bff/dashboard/administration/pictures/upload'

/** A little more than the core takes: it is the core that says what is too large. */
const mostBytes = 600_000

const Kept = z.object({ url: z.string(), name: z.string(), content_type: z.string(), bytes: z.int() })

/** A logo or favicon, in the name of whoever is signed in. */
const keepPicture =
  (core: CoreClient): Handler<BffEnv, typeof pictureRoute> =>
  async (c) => {
    const got = await passedOn(core, c, { path: '/api/v1/administration/pictures', mostBytes })
    if (got.status !== 201) return refusedFile(c, got)
    const { content_type: contentType, ...kept } = Kept.parse(await got.json())
    return c.json({ ...kept, contentType }, 201)
  }

const shopPictureRoute = '/bff/dashboard/plugins/catalogue/dashboard/pictures/upload'

const KeptOfShop = z.object({ url: z.string(), name: z.string(), width: z.int(), height: z.int() })

/** A picture of what is sold, as its camera took it. */
const keepShopPicture =
  (core: CoreClient): Handler<BffEnv, typeof shopPictureRoute> =>
  async (c) => {
    const sent = { path: '/api/v1/plugins/catalogue/dashboard/pictures', mostBytes: 11_000_000 }
    const got = await passedOn(core, c, sent)
    return got.status === 201 ? c.json(KeptOfShop.parse(await got.json()), 201) : refusedFile(c, got)
  }

export type BffOptions = {
  readonly core: CoreClient
  readonly render: Renderer
  readonly arabicWith: ArabicWith
  readonly pageTexts: KnownTexts
  readonly listAskedAt: ListAskedAt
  readonly limits: RateLimits
  /** Where sessions of staff are kept. */
  readonly sessionFiles: SealedFiles
  readonly secret: string
  readonly mode: 'demo' | 'production'
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly log: Log
  readonly clock: Clock
  readonly readiness: () => Promise<Readiness>
  /** Hears of every answer, where somebody counts them. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined
  readonly appleDomainFile: string | null
  readonly securityContact: string | null
  readonly folders: readonly StaticFolder[]
  readonly tileUrl: string | null
  readonly placeSearchUrl: string | null
  /** What a configured map or place service is asked through. */
  readonly fetch: typeof fetch
  /** Demo only. */
  readonly sandboxBank: SandboxBank | null
  /** Demo only. */
  readonly outbox: Outbox | null
  /** Ends what stays open by itself: live events. */
  readonly stopping?: AbortSignal
}

/** The whole web side over one core: pages, the web contract, the core API as it is, and what every server answers. */
export function createBff(options: BffOptions): Hono<BffEnv> {
  const { core, log, clock, sandboxBank } = options
  const memory = createFormMemory(clock)
  const auth = authDeps({ core, clock, files: options.sessionFiles })
  const pages = { ...options, demo: options.mode === 'demo', memory }
  const app = new Hono<BffEnv>({ strict: false })

  app.use(
    requestId(),
    clientAddress(options),
    accessLog(log, options.onAnswer),
    securityHeaders(),
    compression(),
    caller(core),
    knownMethods(),
  )
  app.use(noTokens(log), signedIn(core, auth.sessions), rateLimits(options.limits, answerTooMany), csrf())
  app.use('/bff/dashboard/*', refusedWindow(pages))

  mountWellKnown(app, options)
  mountMerchantIcons(app)
  for (const folder of options.folders) mountStatic(app, folder)
  app.all('/api/v1/*', (c) => core.pass(c.req.raw, callerOf(c)))
  if (sandboxBank) mountSandboxBank(app, sandboxBank)
  if (options.outbox) mountOutbox(app, options.outbox)
  app.use(oneAddress())
  mountPlainForms(app, pages)
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
      i18n: messageHandlers(options.arabicWith),
      catalogue: catalogueHandlers,
      catalogueCheckout: catalogueCheckoutHandlers,
      events: eventsHandlers,
      eventBooking: eventBookingHandlers,
    },
    refuse: refuse(log),
  })
  mount(app, { contract: walletContract, handlers: walletHandlers, refuse: refuse(log) })
  app.post(uploadRoute, upload(core))
  app.post(pictureRoute, keepPicture(core))
  app.post(shopPictureRoute, keepShopPicture(core))
  app.post(replacementRoute, replacement(core))
  app.get(reportFileRoute, reportFile(core))
  app.get(auditFileRoute, notByHead, auditFile(core))
  app.get(ordersFileRoute, notByHead, ordersFile(core))
  app.get(exportFileRoute, notByHead, exportFile(core))
  app.post(bulkUploadRoute, bulkUpload(core))
  app.get(bulkFileRoute, bulkFile(core))
  app.get(bulkLogFileRoute, bulkLogFile(core))
  app.get(bulkExampleRoute, bulkExample(core))
  app.post(importUploadRoute, importUpload(core))
  app.get(importErrorsRoute, importErrors(core))
  app.get(importExampleRoute, importExample(core))
  app.get(productFileRoute, productFile(core))
  app.get('/bff/live', notByHead, liveStream({ ...options, sessions: auth.sessions }))
  mount(app, {
    contract: staffContract,
    handlers: {
      auth: { guest: guestHandlers(auth), own: ownHandlers(auth) },
      shell: shellHandlers,
      account: { ...relay(coreContract.account), push: relay(coreContract.push) },
      administration: administrationHandlers(options.pageTexts),
      help: relay(coreContract.help),
      home: homeHandlers,
      paymentRequest: paymentRequestHandlers,
      paymentLinks: paymentLinkHandlers,
      pos: posHandlers,
      restrictions: relay(coreContract.restrictions),
      lists: relay(coreContract.lists),
      products: relay(coreContract.products),
      imports: relay(coreContract.imports),
      orders: relay(coreContract.orders),
      bookings: relay(coreContract.bookings),
      fulfilment: fulfilmentHandlers,
      reports: relay(coreContract.reports),
      tickets: relay(coreContract.tickets),
      operationRequests: relay(coreContract.operationRequests),
      bulk: bulkHandlers,
      exports: exportHandlers,
      transactions: listHandlers,
      transaction: detailHandlers,
      actions: operationsHandlers,
      matching: matchingHandlers,
    },
    refuse: refuse(log),
  })
  mountSignInPages(app, pages, auth)
  mountPages(app, pages)
  app.notFound((c) => (isPage(c) && !isUnlimited(c.req.path) ? unresolvedPage(pages)(c) : answerNotFound(c)))
  app.onError(answerFailure(pages, log))
  return app
}
