import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { WalletEvent, WalletSheet, WalletStep } from '@wasl/machines/pay/wallet-sheet'
import type { PayActor } from '../usePayActor.ts'
import type { WalletLine } from './wallet-line.ts'
import { openSheet } from './wallets.ts'

type Press = { actor: PayActor; wallet: Wallet; phone: string | null; line: WalletLine }

/** The machine says whether a sheet may open; it opens at once, or the browser no longer takes it for a press. */
export async function pressWallet({ actor, wallet, phone, line }: Press): Promise<void> {
  actor.send({ type: 'wallet.pressed', gatewayCode: wallet.gatewayCode, additionalPhone: phone })
  if (!actor.getSnapshot().matches('wallet')) return
  try {
    const sheet = openSheet(wallet, line)
    const step = await sheet.ready
    actor.send(eventOf(step, sheet))
    if (step.kind === 'ready') actor.send(eventOf(await sheet.authorised, sheet))
  } catch {
    actor.send({ type: 'wallet.failed', message: null })
  }
}

function eventOf(step: WalletStep, { finish }: WalletSheet): WalletEvent {
  switch (step.kind) {
    case 'ready':
      return { type: 'wallet.ready' }
    case 'authorised':
      return { type: 'wallet.authorised', consent: { token: step.token, mark: step.mark, finish } }
    case 'canceled':
      return { type: 'wallet.canceled' }
    case 'failed':
      return { type: 'wallet.failed', message: step.message }
  }
}
