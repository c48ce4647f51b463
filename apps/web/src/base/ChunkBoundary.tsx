import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Component, type ReactNode } from 'react'
import { useAppText } from './base.text.ts'
import { log } from './log.ts'

type Props = {
  children: ReactNode
  /** Asks for the part again, beside what a fresh page would not have. */
  onRetry?: (() => void) | undefined
}

/** Around code that is fetched late: where it does not arrive, the rest of the page goes on. */
export class ChunkBoundary extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  override componentDidCatch(error: unknown) {
    log('A part of the page could not be loaded', error)
  }

  override render() {
    const { children, onRetry } = this.props
    return this.state.isLost ? <Lost onRetry={onRetry} /> : children
  }
}

/** After a release the old parts are gone: only a fresh page knows the new ones. */
function Lost({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useAppText()
  return (
    <Alert
      tone="warning"
      isUrgent
      action={
        <Button size="row" onClick={onRetry ?? (() => window.location.reload())}>
          {t(onRetry ? 'app.retry' : 'app.reload')}
        </Button>
      }
    >
      {t('app.chunk')}
    </Alert>
  )
}
