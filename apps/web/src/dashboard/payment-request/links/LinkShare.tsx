import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { Dialog } from '@wasl/ui/Dialog'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { LinkHandOn } from './LinkHandOn.tsx'
import { useLinksText } from './links.text.ts'
import { useLinkName } from './use-link-name.ts'

type Props = { link: PaymentLink; onClosed: () => void }

export function LinkShare({ link, onClosed }: Props) {
  const t = useLinksText()
  const area = useAreaText()
  const name = useLinkName(link)
  return (
    <Dialog
      kind="form"
      title={t('links.shareOf', { name })}
      closeLabel={area('area.close')}
      onClose={onClosed}
    >
      <LinkHandOn link={link} />
    </Dialog>
  )
}
