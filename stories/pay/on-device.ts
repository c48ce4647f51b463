import type { PayPage } from '@wasl/contracts/web/pay.contract'

export const applePay: PayPage['wallets'][number] = {
  kind: 'applePay',
  gatewayCode: 'apple_pay',
  shop: 'Tamra & Tide',
  country: 'KW',
  total: { amount: '48.750', currency: 'KWD' },
  sessionId: 's.1',
  code: 'c1',
}

/** A device with Apple Pay, set up or not. Storybook has no head of ours, which asks the device before the first paint. */
export function onDevice(canPay: boolean) {
  /** A sheet that opens and waits for its payer. */
  class ApplePaySession {
    static canMakePayments = () => canPay
    begin = () => {}
    abort = () => {}
  }
  Object.assign(window, { ApplePaySession })
  document.documentElement.dataset['wallet'] = 'maybe'
  return () => {
    Reflect.deleteProperty(window, 'ApplePaySession')
    delete document.documentElement.dataset['wallet']
  }
}
