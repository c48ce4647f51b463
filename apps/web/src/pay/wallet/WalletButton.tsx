import { WalletSlot } from '@wasl/ui/WalletSlot'
import { useSelector } from '@xstate/react'
import { useLocale } from '../../i18n/language.tsx'
import { loadClient } from '../../base/load-client.ts'
import { usePayText } from '../pay.text.ts'
import type { PayActor } from '../usePayActor.ts'
import type { ReadyToPay } from '../usePayForm.ts'
import { useTransactionId } from '../useTransactionId.ts'
import { useUsableWallet } from './useUsableWallet.ts'
import css from './WalletButton.module.css'
import { pressWallet } from './press-wallet.ts'
import { walletNames } from './wallets.ts'

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
