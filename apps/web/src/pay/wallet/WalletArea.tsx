import { useSelector } from '@xstate/react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import type { PayActor } from '../usePayActor.ts'
import type { ReadyToPay } from '../usePayForm.ts'
import css from './WalletArea.module.css'

const WalletButton = lazy(async () => {
  const { WalletButton: button } = await loadChunk(() => import('./WalletButton.tsx'))
  return { default: button }
})

/** S1 §2: the area for a wallet. Its code is fetched by devices that may have one, and only where one is offered. */
export function WalletArea({ actor, ready }: { actor: PayActor; ready: ReadyToPay }) {
  const isOffered = useSelector(actor, ({ context }) => context.wallets.length > 0)
  const isAsking = useSyncExternalStore(neverChanges, mayHaveWallet, onServer)
  if (!isOffered) return null
  return (
    <div className={css.area}>
      {isAsking && (
        <ChunkBoundary>
          <Suspense>
            <WalletButton actor={actor} ready={ready} />
          </Suspense>
        </ChunkBoundary>
      )}
    </div>
  )
}

const neverChanges = () => () => {}
/** Said by the document's head before the first paint. */
const mayHaveWallet = () => document.documentElement.dataset['wallet'] === 'maybe'
const onServer = () => false
