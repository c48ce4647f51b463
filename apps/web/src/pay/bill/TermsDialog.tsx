import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Dots } from '@wasl/ui/text/Dots'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import DOMPurify from 'dompurify'
import { useMemo, type RefObject, useEffect, useRef } from 'react'
import { useAppText } from '../../base/base.text.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { allowedInTerms } from './allowed-in-terms.ts'
import { usePayText } from '../pay.text.ts'
import css from './TermsDialog.module.css'

type Props = {
  html: string
  /** How far they were read when they were closed, in pixels: there they open again. */
  readTo: RefObject<number>
  onAgree: () => void
  onClose: () => void
}

/** PAY-07. Printed while they are open, they are what is on the paper. */
export function TermsDialog({ html, readTo, onAgree, onClose }: Props) {
  const t = usePayText()
  const app = useAppText()
  const merchant = useMerchantName()
  const place = useReadingPlace(readTo)
  const safe = useMemo(() => DOMPurify.sanitize(html, allowedInTerms), [html])
  return (
    <Dialog
      title={t('payPage.terms')}
      closeLabel={app('app.close')}
      onClose={onClose}
      footer={
        <>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('payPage.printTerms')}
          </Button>
          <Button variant="primary" onClick={onAgree}>
            {t('payPage.agree')}
          </Button>
        </>
      }
    >
      <div ref={place} data-print="alone">
        <p className={css.printed}>
          <Dots>
            {merchant}
            {t('payPage.terms')}
          </Dots>
        </p>
        {/* Sanitised above. */}
        <div className={css.text} dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />
      </div>
    </Dialog>
  )
}

/** For what is read in a dialog: begins where it was left, and remembers where it is left. */
function useReadingPlace(readTo: RefObject<number>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = place.current?.closest('section')
    if (!scroller) return
    scroller.scrollTop = readTo.current
    const remember = () => {
      // A dialog that is being closed has no height, and is at its beginning.
      if (scroller.clientHeight > 0) readTo.current = scroller.scrollTop
    }
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [readTo])
  return place
}
