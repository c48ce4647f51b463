import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import type { ReactNode } from 'react'
import { useAttemptText } from '../result/attempt.text.ts'

type Props = { label: string; text: string; children?: ReactNode }

/** RES-05: a row of a result is copied as it was written, whatever the reader's language makes of it. */
export function CopyableRow({ label, text, children }: Props) {
  const t = useAttemptText()
  return (
    <CopyableValue text={text} label={t('attempt.copyRow', { label })} copiedLabel={t('attempt.copied')}>
      {children}
    </CopyableValue>
  )
}
