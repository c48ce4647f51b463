import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useEffect, useRef } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import css from './Bulk.module.css'
import { useBulkText } from './bulk.text.ts'
import type { Send } from './use-send.ts'

/** Now or later, and how fast. */
export function SendWhen({ send }: { send: Send }) {
  const t = useBulkText()
  const { timeZone } = usePageFacts().merchant
  const { wish, problems, change } = send
  const own = useRef<HTMLDivElement>(null)
  // ux D5: what a press found wrong has the focus.
  useEffect(() => {
    if (problems.startsAt || problems.rate)
      own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return (
    <div className={css.when} ref={own}>
      <SegmentedRadio
        label={t('bulk.when')}
        options={[
          { value: 'now', label: t('bulk.now') },
          { value: 'later', label: t('bulk.later') },
        ]}
        selected={wish.isLater ? 'later' : 'now'}
        onSelect={(value) => change({ isLater: value === 'later' })}
      />
      {wish.isLater && (
        <TextField
          label={t('bulk.startAt')}
          hint={t('bulk.startHint', { zone: timeZone })}
          problem={problems.startsAt}
          type="datetime-local"
          dir="ltr"
          value={wish.startsAt}
          onChange={({ currentTarget }) => change({ startsAt: currentTarget.value })}
        />
      )}
      <TextField
        label={t('bulk.rate')}
        hint={t('bulk.rateHint')}
        problem={problems.rate}
        inputMode="numeric"
        autoComplete="off"
        value={wish.rate}
        onChange={({ currentTarget }) => change({ rate: currentTarget.value })}
      />
    </div>
  )
}
