/** The sheet of a wallet over the page, whoever made the wallet. */
export type WalletSheet = {
  /** The wallet knows who is paid, or asks nobody. */
  ready: Promise<WalletStep>
  /** What became of it. Whatever is canceled in between ends it. */
  authorised: Promise<WalletStep>
  /** Closes the sheet: where the payer goes now, null where nothing was paid. */
  finish: (url: string | null) => Promise<void>
}

export type WalletStep =
  | { kind: 'ready' }
  /** `mark` names the token without being it: what may be remembered of a press. */
  | { kind: 'authorised'; token: string; mark: string }
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string | null }

/** What the payer's wallet has agreed to. */
export type WalletConsent = { token: string; mark: string; finish: WalletSheet['finish'] }

export type WalletEvent =
  | { type: 'wallet.pressed'; gatewayCode: string; additionalPhone: string | null }
  | { type: 'wallet.ready' }
  | { type: 'wallet.authorised'; consent: WalletConsent }
  | { type: 'wallet.canceled' }
  | { type: 'wallet.failed'; message: string | null }
