import { fromPromise } from 'xstate'

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

export type OpenSheet = () => WalletSheet

export type WalletPress = {
  gatewayCode: string
  open: OpenSheet
  sheet: WalletSheet | null
  authorised: { token: string; mark: string } | null
}

export type Opened = { step: WalletStep; sheet: WalletSheet }

/** A browser opens a sheet only within the press itself, so `open` is called before anything is waited for. */
export const openWallet = fromPromise<Opened, { open: OpenSheet }>(async ({ input }) => {
  const sheet = input.open()
  return { step: await sheet.ready, sheet }
})

export const awaitWallet = fromPromise<WalletStep, { sheet: WalletSheet | null }>(
  async ({ input }) => (await input.sheet?.authorised) ?? { kind: 'canceled' },
)

export const walletMessage = (step: WalletStep): string | null =>
  step.kind === 'failed' ? step.message : null
