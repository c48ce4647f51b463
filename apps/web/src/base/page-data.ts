import type { AttemptLoad, Merchant, PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { ListAhead } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import type { Problem } from '@wasl/contracts/values/web'
import type { CodeStep } from '@wasl/contracts/web/auth.contract'
import type { CodeLoad, CodeWay } from '@wasl/contracts/web/pay/code.contract'
import type { Counter, CounterPayment } from '@wasl/contracts/web/pay/counter.contract'
import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import type { ShopPageData } from '@wasl/contracts/web/catalogue/shop-page'
import type { LinkLoad, LinkPayer } from '@wasl/contracts/web/pay/link.contract'
import type { DetailsLoad } from '@wasl/contracts/web/pay/details.contract'
import type { Locale } from '@wasl/domain/locale'

/** What the plain form's last press was answered, with what was chosen and typed. */
export type FormNotice = {
  code: string
  message: string
  fieldErrors: Record<string, string[]>
  amount: string | null
  gatewayCode: string | null
  /** The second phone and the terms that were agreed to, as they were sent. */
  customerAdditionalPhone?: string
  termsVersion?: number
  /** What was typed into the delivery form, where that was the press. */
  delivery?: Record<string, string>
}

/** Where `?next=` leads, already checked by the bff: `auto` after three seconds, `interstitial` only by a press. */
export type NextTarget =
  | { kind: 'auto'; url: string; host: string | null }
  | { kind: 'interstitial'; url: string; host: string }

/** What was typed without script, what became of it, and where it leads. */
export type CodeForm = { code: string; pair: string; problem: Problem | null; way: CodeWay | null }

/** What was typed at a counter that is open to everybody, and what became of it. The key makes one payment of two presses. */
export type CollectForm = {
  key: string
  typed: Partial<Omit<CounterPayment, 'collectorId' | 'locale'>>
  problem: Problem | null
}

/** What was typed at a reusable link, and what became of it. The key makes one request of two presses. */
export type LinkForm = { key: string; typed: Partial<LinkPayer>; problem: Problem | null }

/** What the form of a new password came to without script. */
export type PlainReset =
  | { kind: 'form'; username: string; problem: Problem; isOpened: boolean }
  | { kind: 'over' }
  | { kind: 'done'; message: string | null }

/**
 * A page of signing in, with what its plain form was answered last. `next` was checked by the bff;
 * `isFirst` where the link that was opened in this browser is an invitation.
 */
export type SignInPage =
  | {
      screen: 'login'
      next: string | null
      username: string
      code: CodeStep | null
      problem: Problem | null
    }
  | { screen: 'forgotPassword'; username: string; sent: string | null; problem: Problem | null }
  | { screen: 'resetPassword'; isFirst?: boolean; plain?: PlainReset }

/** Who is signed in, what the list at their address opens with, and the live event after which the app has to be told. */
export type StaffAhead = { shell: Shell; list: ListAhead; heardUpTo: number }

/**
 * What staff asked for in a window of its own was refused: in the server's own words, with the page of theirs that it was
 * asked from and the cookie of how that looks.
 */
export type Refusal = { kind: 'refused'; status: number; message: string; back: string; look?: string }

export type PageData =
  | {
      kind: 'pay'
      load: PayPageLoad
      /** Its address may name a session that leads to it. */
      transactionId: string
      form: { token: string; idempotencyKey: string; notice: FormNotice | null }
    }
  /** `order`: what was bought, where the payment is a shop's. */
  | { kind: 'attempt'; load: AttemptLoad; next: NextTarget | null; order?: ShownOrder }
  | { kind: 'receipt'; load: AttemptLoad }
  | { kind: 'details'; load: DetailsLoad }
  | { kind: 'code'; load: CodeLoad; form: CodeForm }
  | { kind: 'collect'; collectorId: string; counter: Counter; form: CollectForm }
  | { kind: 'link'; linkId: string; load: LinkLoad; form: LinkForm }
  | ShopPageData
  | { kind: 'landing' }
  | { kind: 'signIn'; page: SignInPage }
  /** The dashboard: the frame in which the staff app starts, what a list in it opens with, and the cookie of how it shall look. */
  | { kind: 'staff'; ahead?: StaffAhead; look?: string }
  | Refusal
  /** `inShop`: its shop is a way on. */
  | { kind: 'notFound'; inShop?: true }
  | { kind: 'failed' }

/** One page as the bff asks for it: `path` with its query, `now` an RFC 3339 instant, `nonce` of the response's CSP. */
export type PageInput = {
  path: string
  locale: Locale
  nonce: string
  /** Scheme and host of this page's address, which what others read has to name. */
  origin: string
  merchant: Merchant
  page: PageData
  now: string
  demo: boolean
  /** The merchant's own Arabic wording, as `/bff/messages/ar` would add it. */
  overrides?: Record<string, unknown>
}
