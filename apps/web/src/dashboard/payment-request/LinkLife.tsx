import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import css from './Create.module.css'
import { linkLives } from './link-form.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

/** Where places are limited, others wait for them: each is held for half an hour and no longer. */
export function LinkLife({ model: { form, change } }: { model: FormModel }) {
  const t = useRequestText()
  if (form.maxUses.trim() !== '') return <p className={css.note}>{t('newRequest.placeHeld')}</p>
  return (
    <SegmentedRadio
      label={t('newRequest.paymentLife')}
      options={linkLives.map((value) => ({ value, label: t(`newRequest.life.${value}`) }))}
      selected={linkLives.find((life) => life === form.life) ?? '24'}
      onSelect={(wish) => change({ life: linkLives.find((life) => life === wish) ?? '24' })}
    />
  )
}
