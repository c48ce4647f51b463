import { Steps, type Step } from '@wasl/ui/navigation/Steps'
import { useDeliveryText } from './delivery.text.ts'

type Props = { at: 'details' | 'pay'; hasConfirm: boolean; changeHref?: string }

/** One mark for each step there is (ux DEL-01): where nothing is confirmed, no step says so. */
export function DeliverySteps({ at, hasConfirm, changeHref }: Props) {
  const t = useDeliveryText()
  const isPaying = at === 'pay'
  const steps: Step[] = [
    {
      id: 'details',
      label: t('delivery.stepDetails'),
      state: isPaying ? 'done' : 'current',
      href: changeHref,
    },
    ...(hasConfirm
      ? [{ id: 'confirm', label: t('delivery.stepConfirm'), state: isPaying ? 'done' : 'next' } as const]
      : []),
    { id: 'pay', label: t('delivery.stepPay'), state: isPaying ? 'current' : 'next' },
  ]
  return (
    <Steps
      label={t('delivery.steps')}
      steps={steps}
      words={{ done: t('delivery.stepDone'), error: t('delivery.stepError') }}
    />
  )
}
