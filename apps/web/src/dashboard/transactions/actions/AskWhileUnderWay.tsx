import { AskBeforeLeaving } from '../../../desk/form/AskBeforeLeaving.tsx'
import { useActionsText } from './actions.text.ts'

/** Money may be moving: whoever leaves is asked first, and is told by a snackbar what came of it. */
export function AskWhileUnderWay({ isUnderWay }: { isUnderWay: boolean }) {
  const t = useActionsText()
  return (
    <AskBeforeLeaving
      isUnsaved={isUnderWay}
      title={t('actions.leave.title')}
      text={t('actions.leave.text')}
    />
  )
}
