import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { Component, type ReactNode } from 'react'
import { useAppText } from './app.text.ts'
import { log } from './log.ts'

type Props = { children: ReactNode }

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
    return this.state.isLost ? <Lost /> : this.props.children
  }
}

/** After a release the old parts are gone: only a fresh page knows the new ones. */
function Lost() {
  const t = useAppText()
  return (
    <Alert
      tone="warning"
      isUrgent
      action={
        <Button size="row" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      }
    >
      {t('app.chunk')}
    </Alert>
  )
}
