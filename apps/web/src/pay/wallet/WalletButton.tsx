import { WalletSlot } from '@wasl/ui/money/WalletSlot'
import { useSelector } from '@xstate/react'
import { useLocale } from '../../i18n/language.tsx'
import { loadClient } from '../../base/load-client.ts'
import { usePayText } from '../pay.text.ts'
import type { PayActor } from '../usePayActor.ts'
import type { ReadyToPay } from '../usePayForm.ts'
import { useTransactionId } from '../useTransactionId.ts'
import css from './WalletButton.module.css'
import { walletNames, openSheet, canPay } from './wallets.ts'
import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { WalletEvent, WalletSheet, WalletStep } from '@wasl/machines/pay/wallet-sheet'
import type { WalletLine } from './wallet-line.ts'
import { useEffect, useState } from 'react'

/** PAY-04: the wallet this device can pay with, above the tiles. */
export function WalletButton({ actor, ready }: { actor: PayActor; ready: ReadyToPay }) {
  const t = usePayText()
  const locale = useLocale()
  const transactionId = useTransactionId()
  const wallets = useSelector(actor, ({ context }) => context.wallets)
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('updating'))
  const usable = useUsableWallet(wallets)

  const press = () => {
    const form = isPending ? null : ready()
    if (!usable || usable === 'asking' || !form) return
    void pressWallet({
      actor,
      wallet: usable,
      phone: form.phone,
      line: { transactionId, client: loadClient },
    })
  }

  return (
    <WalletSlot status={usable === 'asking' ? 'unknown' : 'available'} dividerLabel={t('payPage.or')}>
      {usable && usable !== 'asking' ? (
        <button
          type="button"
          className={css.button}
          data-wallet={usable.kind}
          lang={locale}
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
          onClick={press}
        >
          {t('payPage.walletPay', { name: walletNames[usable.kind] })}
        </button>
      ) : (
        <p className={css.none}>{t('payPage.walletNone')}</p>
      )}
    </WalletSlot>
  )
}

type Press = { actor: PayActor; wallet: Wallet; phone: string | null; line: WalletLine }

/** The machine says whether a sheet may open; it opens at once, or the browser no longer takes it for a press. */
async function pressWallet({ actor, wallet, phone, line }: Press): Promise<void> {
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

/** The first wallet this device can pay with. Another amount is no reason to ask the device again. */
function useUsableWallet(wallets: readonly Wallet[]): Wallet | 'asking' | null {
  const [kind, setKind] = useState<Wallet['kind'] | 'asking' | null>('asking')
  const [offered] = useState(wallets)
  useEffect(() => {
    let isGone = false
    void firstUsable(offered).then((found) => isGone || setKind(found))
    return () => {
      isGone = true
    }
  }, [offered])
  return kind === 'asking' ? kind : (wallets.find((wallet) => wallet.kind === kind) ?? null)
}

async function firstUsable(wallets: readonly Wallet[]): Promise<Wallet['kind'] | null> {
  const [first, ...others] = wallets
  if (!first) return null
  return (await canPay(first)) ? first.kind : firstUsable(others)
}
