import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { log } from '../../base/log.ts'
import { withoutLanguage } from '../../base/session/leaving.ts'
import { StaffFailed } from '../StaffFailed.tsx'

type Props = { kind: 'page' | 'panel'; children: ReactNode }
type Place = Props & {
  /** Another one begins afresh; the same in the other language is the same page, and keeps what was typed. */
  address?: string
}

/** A page that broke takes nothing else with it, and can be asked for again. */
export function StaffBoundary({ address, ...props }: Place) {
  return (
    <QueryErrorResetBoundary key={address === undefined ? null : withoutLanguage(address)}>
      {({ reset }) => <Boundary {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  )
}

class Boundary extends Component<Props & { onReset: () => void }, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    log('A page of the dashboard failed', error)
  }

  retry = () => {
    this.props.onReset()
    this.setState({ error: null, hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <StaffFailed kind={this.props.kind} error={this.state.error} onRetry={this.retry} />
  }
}
