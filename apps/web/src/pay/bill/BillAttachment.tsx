import { Dots } from '@wasl/ui/text/Dots'
import type { Attachment } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { AttachmentRow } from '@wasl/ui/inputs/AttachmentRow'
import { Button } from '@wasl/ui/actions/Button'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { Scripted } from '@wasl/ui/page/Scripted'
import { lazy, Suspense, useState } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { useLocale } from '../../i18n/language.tsx'
import { fileKind, fileSize } from '../../parts/file-words.ts'
import css from './BillAttachment.module.css'
import { usePayText } from '../pay.text.ts'

const AttachmentPreview = lazy(async () => {
  const { AttachmentPreview: preview } = await loadChunk(() => import('./AttachmentPreview.tsx'))
  return { default: preview }
})

/** A file of the merchant's is saved, never opened as a page of ours; a picture can be looked at here. */
export function BillAttachment({ attachment }: { attachment: Attachment }) {
  const t = usePayText()
  const locale = useLocale()
  const [isShown, setIsShown] = useState(false)
  const kind = fileKind(attachment.contentType) ?? t('payPage.file')
  const { unit, size } = fileSize(attachment.bytes)
  const name = pick(attachment.name, locale)
  return (
    <div className={css.attachment}>
      <AttachmentRow
        href={attachment.url}
        name={name}
        kind={kind}
        note={
          <Dots>
            {kind}
            {t(`payPage.attachment.${unit}`, { size })}
          </Dots>
        }
      />
      {attachment.contentType.startsWith('image/') && (
        <Scripted>
          <Button variant="quiet" size="row" icon={<EyeIcon />} onClick={() => setIsShown(true)}>
            {t('payPage.attachment.show')}
          </Button>
        </Scripted>
      )}
      {isShown && (
        <ChunkBoundary>
          <Suspense>
            <AttachmentPreview name={name} url={attachment.url} onClose={() => setIsShown(false)} />
          </Suspense>
        </ChunkBoundary>
      )}
    </div>
  )
}
