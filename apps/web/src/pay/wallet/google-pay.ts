import type { WalletStep } from '@wasl/machines/pay/wallet-sheet'
import { isPaid, markOf, type GoogleWallet } from './wallet-line.ts'
import type { WalletMaker } from './wallets.ts'

/** Google Pay through the browser's own Payment Request API: no script of Google's runs on the page. */
export const googlePay: WalletMaker<GoogleWallet> = {
  canPay: async (wallet) => 'PaymentRequest' in globalThis && requestOf(wallet).canMakePayment(),
  open(wallet, line) {
    const shown = requestOf(wallet).show()
    return {
      ready: Promise.resolve({ kind: 'ready' }),
      authorised: shown.then(authorisedBy, endedBy),
      async finish(url) {
        const response = await shown
        await response.complete((await isPaid(line, url)) ? 'success' : 'fail')
      },
    }
  },
}

const requestOf = ({ shop, total, ...wallet }: GoogleWallet) =>
  new PaymentRequest([{ supportedMethods: 'https://google.com/pay', data: askedOf({ shop, ...wallet }) }], {
    total: { label: shop, amount: { currency: total.currency, value: total.amount } },
  })

const askedOf = (wallet: Omit<GoogleWallet, 'total'>) => ({
  environment: wallet.environment,
  apiVersion: 2,
  apiVersionMinor: 0,
  merchantInfo: { merchantId: wallet.merchantId, merchantName: wallet.shop },
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: ['VISA', 'MASTERCARD'],
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: wallet.gateway, gatewayMerchantId: wallet.gatewayMerchantId },
      },
    },
  ],
})

type Details = { paymentMethodData?: { tokenizationData?: { token?: unknown } } }

async function authorisedBy({ details }: PaymentResponse): Promise<WalletStep> {
  const token = (details as Details).paymentMethodData?.tokenizationData?.token
  if (typeof token !== 'string' || token === '') return { kind: 'failed', message: null }
  return { kind: 'authorised', token, mark: await markOf(token) }
}

const endedBy = (error: unknown): WalletStep =>
  error instanceof DOMException && error.name === 'AbortError'
    ? { kind: 'canceled' }
    : { kind: 'failed', message: null }
