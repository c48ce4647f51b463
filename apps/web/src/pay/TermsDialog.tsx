import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { useAppText } from '../app/app.text.ts'
import { usePayText } from './pay.text.ts'
import css from './TermsDialog.module.css'

type Props = { html: string; onAgree: () => void; onClose: () => void }

/** reliability.md D-15: the core sanitises at writing, the browser at rendering, both to this list. */
const allowed = {
  ALLOWED_TAGS: 'p br b i u strong em ul ol li h3 h4 a table thead tbody tr td th span div'.split(' '),
  ALLOWED_ATTR: ['href', 'dir', 'rel', 'target'],
  ALLOWED_URI_REGEXP: /^(https|mailto):/i,
}

export function TermsDialog({ html, onAgree, onClose }: Props) {
  const t = usePayText()
  const app = useAppText()
  const safe = useMemo(() => DOMPurify.sanitize(html, allowed), [html])
  return (
    <Dialog
      title={t('payPage.terms')}
      closeLabel={app('app.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onAgree}>
          {t('payPage.agree')}
        </Button>
      }
    >
      {/* Sanitised on the line above. */}
      <div className={css.text} dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />
    </Dialog>
  )
}
