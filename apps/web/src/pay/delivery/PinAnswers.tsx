import { RadioCards } from '@wasl/ui/fields/RadioCards'
import { useState } from 'react'
import { useDeliveryText } from './delivery.text.ts'

/** The question which is right, for a browser without our script; with it, a popup asks. */
export function PinAnswers() {
  const t = useDeliveryText()
  const [answer, setAnswer] = useState('keep')
  return (
    <noscript>
      <RadioCards
        label={t('delivery.pinQuestion')}
        name="pin"
        look="chips"
        value={answer}
        onChange={setAnswer}
        choices={[
          { value: 'keep', label: t('delivery.pinRight') },
          { value: 'area', label: t('delivery.formRight', { area: '' }) },
        ]}
      />
    </noscript>
  )
}
