import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { useSelector } from '@xstate/react'
import { Button } from '@wasl/ui/actions/Button'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useDeliveryText } from './delivery.text.ts'
import { fieldNames } from './address/field-names.ts'
import { missingFields } from './address/missing-fields.ts'
import { separatorOf } from './separator.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'
import type { DeliveryFormState } from './useDeliveryForm.ts'

type Props = { actor: DeliveryActor; delivery: Delivery; state: DeliveryFormState }

/** Says what is still missing. Before the script it is a plain submit button: the server says what is missing. */
export function ContinueButton({ actor, delivery, state }: Props) {
  const t = useDeliveryText()
  const locale = useLocale()
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('map.editing'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isLive = useIsLive()
  const missing = missingFields(state.fields, delivery.capture.address)
  const reason = () => {
    if (isEditing) return t('delivery.pinLeft')
    if (state.canSubmit) return undefined
    if (missing.length > 0) {
      const fields = missing.map((name) => t(fieldNames[name])).join(separatorOf(locale))
      return t('delivery.fieldsLeft', { count: missing.length, fields })
    }
    return t('delivery.pinLeft')
  }
  return (
    <StickyBar>
      <Button
        type="submit"
        variant="primary"
        size="pay"
        isWide
        isPending={isBusy}
        disabledReason={isLive ? reason() : undefined}
        onBlockedPress={() => (isEditing ? focusMap() : state.submit())}
      >
        {t(isBusy ? 'delivery.saving' : 'delivery.continue')}
      </Button>
    </StickyBar>
  )
}

/** While the map is being edited it is the map that waits for an answer. */
const focusMap = () => document.querySelector<HTMLElement>('[data-box="map"] [role="application"]')?.focus()
