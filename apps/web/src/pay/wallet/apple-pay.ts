import type { WalletSheet, WalletStep } from '@wasl/machines/pay/wallet-sheet'
import { isPaid, markOf, merchantSession, type AppleWallet, type WalletLine } from './wallet-line.ts'
import type { WalletMaker } from './wallets.ts'

/** What is used of Apple's class; TypeScript's library does not know it. */
type Session = {
  onvalidatemerchant: (event: { validationURL: string }) => void
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void
  begin(): void
  abort(): void
  completeMerchantValidation(session: Record<string, unknown>): void
  completePayment(result: { status: number }): void
}
type Sessions = {
  new (version: number, request: object): Session
  canMakePayments(): boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}

const sessions = (): Sessions | undefined => (globalThis as { ApplePaySession?: Sessions }).ApplePaySession

export const applePay: WalletMaker<AppleWallet> = {
  canPay: async () => sessions()?.canMakePayments() ?? false,
  open(wallet, line) {
    const Sheet = sessions()
    if (!Sheet) throw new Error('this device has no Apple Pay')
    const session = new Sheet(3, requestOf(wallet))
    return { ...stepsOf(session, wallet, line), finish: finishing(Sheet, session, line) }
  },
}

const requestOf = ({ shop, country, total }: AppleWallet) => ({
  countryCode: country,
  currencyCode: total.currency,
  supportedNetworks: ['visa', 'masterCard', 'mada'],
  merchantCapabilities: ['supports3DS'],
  total: { label: shop, amount: total.amount, type: 'final' },
})

/** The sheet opens here, within the press. */
function stepsOf(
  session: Session,
  wallet: AppleWallet,
  line: WalletLine,
): Pick<WalletSheet, 'ready' | 'authorised'> {
  let say: (step: WalletStep) => void = () => {}
  const authorised = new Promise<WalletStep>((resolve) => {
    session.onpaymentauthorized = ({ payment }) => void authorisedBy(payment.token).then(resolve)
    say = resolve
  })
  const ready = new Promise<WalletStep>((resolve) => {
    const end = (step: WalletStep) => {
      say(step)
      resolve(step)
    }
    Object.assign(session, { oncancel: () => end({ kind: 'canceled' }) })
    session.onvalidatemerchant = ({ validationURL }) =>
      void validated(session, () => merchantSession(line, wallet, validationURL)).then((step) =>
        step.kind === 'ready' ? resolve(step) : end(step),
      )
  })
  session.begin()
  return { ready, authorised }
}

async function validated(
  session: Session,
  ask: () => ReturnType<typeof merchantSession>,
): Promise<WalletStep> {
  try {
    const answer = await ask()
    if (answer.kind === 'session') {
      session.completeMerchantValidation(answer.session)
      return { kind: 'ready' }
    }
    session.abort()
    return { kind: 'failed', message: answer.message }
  } catch {
    session.abort()
    return { kind: 'failed', message: null }
  }
}

async function authorisedBy(given: unknown): Promise<WalletStep> {
  const token = JSON.stringify(given)
  return { kind: 'authorised', token, mark: await markOf(token) }
}

const finishing =
  (Sheet: Sessions, session: Session, line: WalletLine): WalletSheet['finish'] =>
  async (url) => {
    const status = (await isPaid(line, url)) ? Sheet.STATUS_SUCCESS : Sheet.STATUS_FAILURE
    session.completePayment({ status })
  }
