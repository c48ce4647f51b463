import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { Button } from '@wasl/ui/actions/Button'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useRef, useState, useEffect, type RefObject } from 'react'
import { ChunkBoundary } from '../../../base/ChunkBoundary.tsx'
import { loadChunk } from '../../../base/load-chunk.ts'
import css from './DeliveryMap.module.css'
import { deliveryFieldId } from '../delivery-form-ids.ts'
import { useDeliveryText } from '../delivery.text.ts'
import { MapPlaceholder } from './MapPlaceholder.tsx'
import { PinAgreement } from './PinAgreement.tsx'
import type { DeliveryActor } from '../useDeliveryActor.ts'
import type { DeliveryFormState } from '../useDeliveryForm.ts'

type Props = {
  actor: DeliveryActor
  delivery: Delivery
  state: DeliveryFormState
  /** Takes the middle of this area as the pin; without an area, leads to its field. */
  onDescribe: (area: string) => void
}

/** Each try its own: what has failed once stays failed. */
const lateMap = () =>
  lazy(async () => ({
    default: (await loadChunk(() => import('./EditableMap.tsx'))).EditableMap,
  }))

/** After a release the part is gone for good: then only a fresh page helps. */
const mostTries = 3

/** The map and its library come once it is in view; the form beside it needs neither. */
export function DeliveryMap({ actor, delivery, state, onDescribe }: Props) {
  const t = useDeliveryText()
  const isLive = useIsLive()
  const box = useRef<HTMLDivElement>(null)
  const isInView = useInView(box)
  const [{ tries, EditableMap }, setMap] = useState(() => ({ tries: 1, EditableMap: lateMap() }))
  const tryAgain = () => setMap({ tries: tries + 1, EditableMap: lateMap() })
  const location = useSelector(actor, ({ context }) => context.location)
  const problem = state.problemOf('location')
  return (
    <div
      ref={box}
      id={deliveryFieldId('location')}
      tabIndex={-1}
      className={css.box}
      data-problem={problem ? '' : undefined}
    >
      {!isInView && <MapPlaceholder location={location} />}
      {isInView && (
        <ChunkBoundary key={tries} onRetry={tries < mostTries ? tryAgain : undefined}>
          <Suspense fallback={<MapPlaceholder location={location} isLoading />}>
            <EditableMap actor={actor} delivery={delivery} state={state} />
          </Suspense>
        </ChunkBoundary>
      )}
      <PinAgreement location={location} delivery={delivery} area={state.fields.area} problem={problem} />
      {isLive && delivery.areas.length > 0 && delivery.capture.address && (
        <div className={css.describe}>
          <Button
            variant="quiet"
            size="row"
            icon={<MapPinIcon />}
            onClick={() => onDescribe(state.fields.area)}
          >
            {t('delivery.describe')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** True from the moment the element comes near the window. Never on the server. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || isInView) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInView(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [element, isInView])
  return isInView
}
