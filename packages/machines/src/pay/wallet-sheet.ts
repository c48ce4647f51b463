/** The payment sheet that a wallet opens over the page. */
export type WalletSheet = {
  /** Resolves when the wallet has checked the merchant, or need not. */
  ready: Promise<WalletStep>
  /** The result. A cancel in between ends it. */
  authorised: Promise<WalletStep>
  /** Closes the sheet. `url` is the payer's next page, or null if nothing was paid. */
  finish: (url: string | null) => Promise<void>
}

export type WalletStep =
  | { kind: 'ready' }
  /** `mark` is a hash that identifies the token; only the mark may be remembered. */
  | { kind: 'authorised'; token: string; mark: string }
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string | null }

/** The consent of the payer's wallet. */
export type WalletConsent = { token: string; mark: string; finish: WalletSheet['finish'] }

export type WalletEvent =
  | { type: 'wallet.pressed'; gatewayCode: string; additionalPhone: string | null }
  | { type: 'wallet.ready' }
  | { type: 'wallet.authorised'; consent: WalletConsent }
  | { type: 'wallet.canceled' }
  | { type: 'wallet.failed'; message: string | null }
