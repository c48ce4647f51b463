import { clientGoneStatus } from '@wasl/contracts/read-body'
import { Hono } from 'hono'
import type { Clock } from '../../../../platform/clock.ts'
import type { SandboxCredentials } from '../credentials.ts'
import { createApi } from './api.handlers.ts'
import { openBook } from './book.ts'
import { createControl, type Control } from './control.ts'
import { createControlApi, type ControlAccess } from './control.handlers.ts'
import { createDesk } from './desk.ts'
import type { BankEvent } from './event.ts'
import { silence, type BankEnv, type Line } from './line.ts'
import { createOperationsDesk } from './operations-desk.ts'
import { createPages } from './page.handlers.ts'
import { createShow } from './page/show.ts'
import { createPost, type Deliver } from './post.ts'
import { createPresses } from './press.handlers.ts'
import { createRegister } from './register.ts'
import { seedBook, type SeedSession } from './seed-book.ts'
import { createVisit } from './visit.ts'
import { createWakeUp, type Wake } from './wake-up.ts'

/** The sandbox bank: a small separate server with its own durable book, mounted under `/sandbox-bank`. */
export type Bank = {
  /** Rejects if the scenario asks for a dead line. `nonce` is for the page's one `<style>`. */
  fetch(request: Request, host?: { nonce?: string }): Promise<Response>
  control: Control
  /** Every movement of money in the book (invariant I15). */
  captures: Control['captures']
  /** Adds past payments to the book. Known ones stay. */
  seed(sessions: readonly SeedSession[]): Promise<void>
  /** Settles and reports what is due, and sets the timer for the rest. Called when the shop can be reached. */
  resume(): Promise<void>
  close(): Promise<void>
}

export async function createBank(deps: BankDeps): Promise<Bank> {
  if (deps.mode === 'production') throw new Error('the sandbox bank does not exist in production')
  const book = await openBook<BankEvent>(deps.file)
  const register = createRegister(book, deps.clock)
  const desk = createDesk(register)
  const operations = createOperationsDesk(register)
  const stamp = { key: deps.credentials.signingKeys[0], clock: deps.clock }
  const post = createPost({ register, deliver: deps.deliver, stamp, durable: book.durable })

  const sendDue = async (): Promise<void> => {
    await book.durable()
    await post.sendDue()
  }
  const runDue = async (): Promise<void> => {
    desk.settleDue()
    operations.settleDue()
    await sendDue()
    wakeUp.arm()
  }
  const wakeUp = createWakeUp({ register, wake: deps.wake, runDue })
  const visit = createVisit({ register, desk, deliver: deps.deliver, stamp, sendDue })
  const control = createControl({ register, visit, operations, runDue })

  const app = new Hono<BankEnv>({ strict: false }).basePath('/sandbox-bank')
  const show = createShow({ publicUrl: deps.publicUrl, fontFaces: deps.fontFaces ?? '' })
  app.route('/', createPages({ register, desk, show }))
  app.route('/', createPresses({ register, visit, control, show }))
  app.route(
    '/api',
    createApi({
      register,
      desk,
      operations,
      apiSecret: deps.credentials.apiSecret,
      publicUrl: deps.publicUrl,
      sendDue,
    }),
  )
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: clientGoneStatus })
    // Hono does the same by default.
    // oxlint-disable-next-line no-console
    console.error(error)
    return c.text('Internal Server Error', 500)
  })
  if (deps.controlApi) app.route('/control', createControlApi(control, deps.controlApi))

  return {
    async fetch(request, host = {}) {
      const line: Line = { fault: null }
      const response = await app.fetch(request, { line, ...host })
      // The book is on disk before an answer leaves the bank.
      await book.durable()
      wakeUp.arm()
      if (line.fault === 'refused') throw refusedConnection()
      if (line.fault === 'silent') await (deps.silence ?? silence)(request.signal)
      return response
    },
    control,
    captures: control.captures,
    async seed(sessions) {
      seedBook(register, sessions)
      await book.durable()
    },
    resume: runDue,
    async close() {
      wakeUp.stop()
      await book.close()
    },
  }
}

/** The error that `fetch` throws. */
const refusedConnection = () =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  })

export type BankDeps = {
  mode: 'demo' | 'production'
  /** File of the book; null keeps it in memory. */
  file: string | null
  clock: Clock
  credentials: SandboxCredentials
  /** The bank's address for payers. */
  publicUrl: () => string
  /** Sends callbacks to the shop; in one process, through the core's own fetch. */
  deliver: Deliver
  wake: Wake
  /** Lets tests control the bank over HTTP; without it there is no such API. */
  controlApi?: ControlAccess
  /** `@font-face` rules for the hosted page, if the host serves fonts. */
  fontFaces?: string
  /** How a lost answer behaves: nothing until the caller hangs up. */
  silence?: (signal: AbortSignal) => Promise<never>
}
