import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { CopyButton } from '@wasl/ui/CopyButton'
import { ReferenceBox } from '@wasl/ui/ReferenceBox'
import { useAttemptText } from './attempt.text.ts'

/** RES-02: large and copyable; without a bank's reference our own number of the attempt. */
export function AttemptReference({ attempt: { reference, id } }: { attempt: Attempt }) {
  const t = useAttemptText()
  const text = reference ?? id
  return (
    <ReferenceBox
      label={reference ? t('attempt.reference') : t('attempt.ownReference')}
      reference={text}
      action={<CopyButton text={text} label={t('attempt.copy')} copiedLabel={t('attempt.copied')} />}
    />
  )
}
