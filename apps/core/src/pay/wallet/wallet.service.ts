import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import { GatewaySilent, type MerchantSession, type WalletShop } from '../../kernel/gateways/gateway.ts'
import type { GatewayRow } from '../../kernel/merchants/gateways.store.ts'
import { findClaim, insertClaim, tryLockKey } from '../../kernel/idempotency/idempotency.store.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { closedBy, showBill, type Closed, type Asked, type PayDeps } from '../pay.service.ts'
import type { PayRefusal } from '../pay-refusal.ts'
import { isAppleAddress } from './apple-merchant.ts'
import { domainOf, isGooglePay, shopName } from './wallet-configs.ts'
import type { WalletPair } from './wallet-pairs.ts'

export type OpenWalletSession = Asked &
  WalletPair & { validationUrl: string; origin: string; language: Locale }

type Refused = Extract<
  PayRefusal,
  { kind: 'notFound' | 'paused' | Closed | 'validationUrl' | 'walletUsed' | 'walletSilent' }
>

/** Apple asks who is paid before it lets anybody pay. Each pair of a page answers that once. */
export async function openWalletSession(
  deps: PayDeps,
  command: OpenWalletSession,
): Promise<Result<MerchantSession, Refused>> {
  if (!isAppleAddress(command.validationUrl)) return refused({ kind: 'validationUrl' })
  const shown = await showBill(deps, command)
  if (!shown.ok) return shown
  const { bill, payability: may, wallets } = shown.value
  if (may.kind === 'closed') return refused(closedBy(may))
  const offer = wallets.find(({ gateway }) => !isGooglePay(gateway))
  if (!offer || !(await isFirstUse(deps, command))) return refused({ kind: 'walletUsed' })
  const session = await asked(deps, offer.gateway, {
    validationUrl: command.validationUrl,
    domain: domainOf(command.origin),
    shopName: shopName(bill.merchant, command.language),
  })
  return session ? accepted(session) : refused({ kind: 'walletSilent' })
}

/** Where the gateway is known to Apple itself, it speaks; else this installation does. */
async function asked(
  { gateways, ledger, wallets: { apple } }: PayDeps,
  gateway: GatewayRow,
  shop: WalletShop,
): Promise<MerchantSession | null> {
  const wallet = gateways.find(gateway.adapter)?.wallet
  if (!wallet?.openMerchantSession) return apple ? apple.openSession(shop) : null
  const account = ledger.accountOf(gateway)
  if (!account) return null
  try {
    return await wallet.openMerchantSession(account, shop)
  } catch (error) {
    if (error instanceof GatewaySilent) return null
    throw error
  }
}

async function isFirstUse({ db, clock, wallets }: PayDeps, command: OpenWalletSession): Promise<boolean> {
  const { merchantId, publicId, sessionId } = command
  const now = clock.now()
  if (!wallets.pairs.isGenuine(command, command, now)) return false
  const key = { merchantId, scope: `wallet:${publicId}`, key: sessionId }
  const claim = { ...key, requestHash: 'wallet', now, lockedUntil: now }
  return inTransaction(db, async (tx) => {
    if (!(await tryLockKey(tx, key))) return false
    if ((await findClaim(tx, claim)).kind !== 'new') return false
    await insertClaim(tx, claim)
    return true
  })
}
