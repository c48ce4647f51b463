import { Component, type ReactNode } from 'react'
import { log } from '../../app/log.ts'
import { MapLost } from './MapLost.tsx'

type Props = { children: ReactNode; onRetry: () => void }

/** Around the map: where it does not arrive it is asked for again, beside the address that was typed. */
export class MapBoundary extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  override componentDidCatch(error: unknown) {
    log('A part of the page could not be loaded', error)
  }

  override render() {
    const { children, onRetry } = this.props
    return this.state.isLost ? <MapLost onRetry={onRetry} /> : children
  }
}
