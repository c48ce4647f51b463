import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import type { MouseEvent, ReactNode } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import type { PayActor } from '../usePayActor.ts'

/** Asks again in place; without script it is the page's own address. */
export function RetryLink({ actor, children }: { actor: PayActor; children: ReactNode }) {
  const { path } = usePageFacts()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    actor.send({ type: 'retry' })
  }
  return (
    <ButtonLink href={path} variant="primary" size="pay" icon={<RefreshCwIcon />} isWide onClick={retry}>
      {children}
    </ButtonLink>
  )
}
