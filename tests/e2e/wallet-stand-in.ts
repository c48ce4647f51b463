import type { BrowserContext } from 'playwright'

/** What the payer of a stand-in wallet does. */
export type Payer = { card: string; presses: 'pay' | 'cancel'; has?: boolean }

declare global {
  interface Window {
    /** What the page asked its wallet, and what the wallet was told at the end. */
    wallet: { sheets: number; asked: unknown; ended: unknown[]; payer: Payer }
  }
}

type Event = Record<string, unknown>
type Heard = (event: Event) => void

/** A wallet on the device, as Apple documents it: it asks who is paid, shows its sheet, and hands over a token. */
export const withApplePay = (profile: BrowserContext, payer: Payer): Promise<unknown> =>
  profile.addInitScript((who: Payer) => {
    window.wallet = { sheets: 0, asked: null, ended: [], payer: who }
    class ApplePaySession {
      static STATUS_SUCCESS = 0
      static STATUS_FAILURE = 1
      static canMakePayments = () => window.wallet.payer.has !== false
      onvalidatemerchant: Heard = () => {}
      onpaymentauthorized: Heard = () => {}
      oncancel: Heard = () => {}
      request: { total: { amount: string }; currencyCode: string }
      constructor(version: number, request: ApplePaySession['request']) {
        if (version < 3) throw new Error('too old a version')
        if (!navigator.userActivation.isActive) throw new Error('a sheet opens within a press alone')
        this.request = request
      }
      begin() {
        window.wallet.sheets += 1
        window.wallet.asked = this.request
        const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
        setTimeout(() => this.onvalidatemerchant({ validationURL }))
      }
      abort() {
        window.wallet.ended.push('aborted')
      }
      completeMerchantValidation(session: { domainName?: string; nonce?: string }) {
        if (session.domainName !== location.hostname || !session.nonce) throw new Error('no session')
        const { presses, card } = window.wallet.payer
        setTimeout(() => {
          if (presses === 'cancel') return this.oncancel({})
          const { currencyCode: currency, total } = this.request
          this.onpaymentauthorized({
            payment: { token: { sandbox_card: card, amount: total.amount, currency } },
          })
        })
      }
      completePayment({ status }: { status: number }) {
        window.name = status === 0 ? 'success' : 'fail'
      }
    }
    Object.assign(window, { ApplePaySession })
  }, payer)

/** A browser that has Google Pay behind its Payment Request API. */
export const withGooglePay = (profile: BrowserContext, payer: Payer): Promise<unknown> =>
  profile.addInitScript((who: Payer) => {
    window.wallet = { sheets: 0, asked: null, ended: [], payer: who }
    type Total = { amount: { currency: string; value: string } }
    class PaymentRequest {
      total: Total
      methods: object[]
      constructor(methods: { supportedMethods: string; data: object }[], { total }: { total: Total }) {
        this.total = total
        this.methods = methods
      }
      canMakePayment = async () => window.wallet.payer.has !== false
      async show() {
        if (!navigator.userActivation.isActive) throw new Error('a sheet opens within a press alone')
        window.wallet.sheets += 1
        window.wallet.asked = this.methods
        await new Promise((resolve) => setTimeout(resolve))
        const { presses, card } = window.wallet.payer
        if (presses === 'cancel') throw new DOMException('the payer closed the sheet', 'AbortError')
        const { currency, value: amount } = this.total.amount
        const token = JSON.stringify({ sandbox_card: card, amount, currency })
        return {
          details: { paymentMethodData: { tokenizationData: { token } } },
          complete: async (result: string) => void (window.name = result),
        }
      }
    }
    Object.defineProperty(window, 'PaymentRequest', { value: PaymentRequest })
  }, payer)
