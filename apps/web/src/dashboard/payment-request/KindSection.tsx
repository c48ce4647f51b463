import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import css from './Create.module.css'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const kinds = ['request', 'link'] as const

/** One payer once, or a link for many: what was typed stays where both have it. */
export function KindSection({ model: { form, change } }: { model: FormModel }) {
  const t = useRequestText()
  const kind = form.isLink ? 'link' : 'request'
  return (
    <Card>
      <div className={css.list}>
        <SegmentedRadio
          label={t('newRequest.kind')}
          options={kinds.map((value) => ({ value, label: t(`newRequest.kind.${value}`) }))}
          selected={kind}
          onSelect={(wish) => change({ isLink: wish === 'link' })}
        />
        <p className={css.note}>{t(`newRequest.kind.${kind}Note`)}</p>
      </div>
    </Card>
  )
}
