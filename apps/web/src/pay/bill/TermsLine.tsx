import type { PayPage } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Link } from '@wasl/ui/actions/Link'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { useLocale } from '../../i18n/language.tsx'
import { usePayText } from '../pay.text.ts'
import { PlainTerms } from './PlainTerms.tsx'
import css from './TermsLine.module.css'
import type { PayActor } from '../usePayActor.ts'

type Terms = NonNullable<PayPage['terms']>
type Props = { actor: PayActor; terms: Terms }

const TermsDialog = lazy(async () => {
  const { TermsDialog: dialog } = await loadChunk(() => import('./TermsDialog.tsx'))
  return { default: dialog }
})

const termsId = 'terms'

/** PAY-07: read the terms without leaving; without script they unfold below. */
export function TermsLine({ actor, terms }: Props) {
  const t = usePayText()
  const locale = useLocale()
  const isAgreed = useSelector(actor, ({ context }) => context.termsAgreed)
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('terms.open'))
  const readTo = useRef(0)

  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Ticked before the script arrived.
    if (box.current?.checked && !actor.getSnapshot().context.termsAgreed) agree(actor)
  }, [actor])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    actor.send({ type: 'terms.opened' })
  }
  const link = (words: ReactNode) => (
    <Link href={`#${termsId}`} onClick={open}>
      {words}
    </Link>
  )

  return (
    <div className={css.terms}>
      {terms.required ? (
        <label className={css.agree}>
          <input
            ref={box}
            type="checkbox"
            name="termsVersion"
            value={terms.version}
            checked={isAgreed}
            onChange={() => agree(actor)}
          />
          <span>{t.rich('payPage.agreeTerms', { link })}</span>
        </label>
      ) : (
        <p>
          <input type="hidden" name="termsVersion" value={terms.version} />
          {t.rich(isAgreed ? 'payPage.termsAgreed' : 'payPage.acceptTerms', { link })}
        </p>
      )}
      <PlainTerms id={termsId} html={pick(terms.html, locale)} />
      {isOpen && (
        <ChunkBoundary>
          <Suspense>
            <TermsDialog
              html={pick(terms.html, locale)}
              readTo={readTo}
              onAgree={() => actor.send({ type: 'terms.agreed' })}
              onClose={() => actor.send({ type: 'terms.closed' })}
            />
          </Suspense>
        </ChunkBoundary>
      )}
    </div>
  )
}

/** The box says the same as the dialog's Agree. */
function agree(actor: PayActor) {
  actor.send({ type: 'terms.opened' })
  actor.send({ type: 'terms.agreed' })
}
