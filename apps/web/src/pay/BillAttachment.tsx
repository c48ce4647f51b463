import type { Attachment } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { AttachmentRow } from '@wasl/ui/AttachmentRow'
import { useLocale } from '../i18n/language.tsx'
import { fileKind, fileSize } from '../parts/file-words.ts'
import css from './BillAttachment.module.css'
import { usePayText } from './pay.text.ts'

export function BillAttachment({ attachment }: { attachment: Attachment }) {
  const t = usePayText()
  const locale = useLocale()
  const kind = fileKind(attachment.contentType) ?? t('payPage.file')
  const { unit, size } = fileSize(attachment.bytes)
  return (
    <div className={css.attachment}>
      <AttachmentRow
        href={attachment.url}
        name={pick(attachment.name, locale)}
        kind={kind}
        note={t(`payPage.attachment.${unit}`, { kind, size })}
      />
    </div>
  )
}
