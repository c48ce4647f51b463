import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { useAppText } from '../app/app.text.ts'
import { allowedInTerms } from './allowed-in-terms.ts'
import { usePayText } from './pay.text.ts'
import css from './TermsDialog.module.css'

type Props = { html: string; onAgree: () => void; onClose: () => void }

export function TermsDialog({ html, onAgree, onClose }: Props) {
  const t = usePayText()
  const app = useAppText()
  const safe = useMemo(() => DOMPurify.sanitize(html, allowedInTerms), [html])
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
