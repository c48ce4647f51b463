import type { ManagedCollector } from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { nameOf } from '@wasl/domain/locale'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dialog } from '@wasl/ui/Dialog'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { paths } from '../../../base/paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { LinkCode } from '../../../parts/LinkCode.tsx'
import { useCollectorsText } from './collectors.text.ts'

type Props = { collector: ManagedCollector; onClosed: () => void }

/** To print and put beside a till, or to send. */
export function CollectorLink({ collector, onClosed }: Props) {
  const t = useCollectorsText()
  const area = useAreaText()
  const locale = useLocale()
  const name = nameOf(collector, locale)
  const url = `${location.origin}${paths.counterOf(locale, collector.id)}`
  return (
    <Dialog
      kind="form"
      title={t('collectors.linkOf', { name })}
      closeLabel={area('area.close')}
      onClose={onClosed}
    >
      <LinkCode url={url} label={t('collectors.code', { name })}>
        <CopyableValue text={url} label={t('collectors.copy')} copiedLabel={t('collectors.copied')} />
      </LinkCode>
    </Dialog>
  )
}
