import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { useAreaText } from './area.text.ts'
import type { Saving } from './use-saving.ts'

type Props = { saving: Pick<Saving, 'problem' | 'isOutdated'>; onReload: () => void }

/** Why it was not saved; where somebody else was first, the way to what is there now. */
export function SavingProblem({ saving: { problem, isOutdated }, onReload }: Props) {
  const t = useAreaText()
  if (problem === null) return null
  const reload = (
    <Button size="row" onClick={onReload}>
      {t('area.reload')}
    </Button>
  )
  return (
    <div ref={bringIntoSight}>
      <Alert tone="danger" isUrgent {...(isOutdated && { action: reload })}>
        {problem}
      </Alert>
    </div>
  )
}

/** Whoever saves stands at the end of a form that may be longer than the screen. */
const bringIntoSight = (problem: HTMLElement | null) => problem?.scrollIntoView({ block: 'nearest' })
