import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code is fetched when it is first wanted, once for the page: what was opened before that opens when
 * it is there. A fetch that failed is tried again when it is wanted again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | null = null
  let isUnderWay = false
  const told = new Set<() => void>()
  const current = () => component
  const subscribe = (tell: () => void) => {
    told.add(tell)
    return () => told.delete(tell)
  }

  /** Ahead of the press: under the pointer, or with the focus. */
  function warm() {
    if (component || isUnderWay) return
    isUnderWay = true
    void arrive().finally(() => {
      isUnderWay = false
    })
  }
  async function arrive() {
    try {
      component = await load()
    } catch {
      return
    }
    for (const tell of told) tell()
  }
  const useArrived = () => useSyncExternalStore(subscribe, current, nothing) !== null

  /** `instead` stands until the code is there. */
  function Late({ instead = null, ...props }: Props & { instead?: ReactNode }) {
    const Arrived = useSyncExternalStore(subscribe, current, nothing)
    useEffect(warm, [])
    // oxlint-disable-next-line react/static-components -- it is set once, outside of any drawing
    return Arrived ? <Arrived {...(props as unknown as Props)} /> : instead
  }
  return Object.assign(Late, { warm, useArrived })
}

const nothing = () => null
