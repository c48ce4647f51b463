import { useQuery } from '@tanstack/react-query'
import type { PayPage } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { useActorRef } from '@xstate/react'
import { lazy, useCallback, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LanguageFixed } from '../../i18n/language.tsx'
import { payPageLogic } from '../../pay/pay.actors.ts'
import { PayableView } from '../../pay/PayableView.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { PageContext, usePageFacts } from '../../base/page-context.tsx'
import css from '../../desk/PayPreview.module.css'
import type { PreviewProps } from '../../desk/previewed-page.ts'
import { colour, speakIn, styledLikeHere, whenStyled } from '../../desk/styled-like-here.ts'

/** The pay page itself, in a document of its own: nothing in it can be pressed or sent. */
export function PreviewedPage({ page, locale, title, now, brand }: PreviewProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isStyled, setIsStyled] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    setPlace(inside ? styledLikeHere(inside, document) : null)
    if (inside) void whenStyled(inside).then(() => setIsStyled(true))
  }, [])
  useEffect(() => {
    if (place) speakIn(place, locale)
  }, [place, locale])
  useEffect(() => {
    if (place && brand !== undefined) colour(place.ownerDocument, brand)
  }, [place, brand])
  return (
    <>
      <iframe
        ref={open}
        className={css.frame}
        title={title}
        tabIndex={-1}
        sandbox="allow-same-origin"
        data-drawn={isStyled && isDrawn ? '' : undefined}
      />
      {place &&
        createPortal(
          <InLanguage locale={locale}>
            <Shown key={JSON.stringify(page)} page={page} locale={locale} now={now} onDrawn={setIsDrawn} />
          </InLanguage>,
          place,
        )}
    </>
  )
}

function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['preview', 'arabic'],
    queryFn: async () => (await loadChunk(() => import('./preview-arabic.ts'))).previewArabic,
    staleTime: Infinity,
    enabled: locale === 'ar',
  })
  if (locale === 'ar' && !data) return null
  return (
    <LanguageFixed locale={locale} arabic={data ?? null}>
      {children}
    </LanguageFixed>
  )
}

type ShownProps = { page: PayPage; locale: Locale; now: string; onDrawn: (isDrawn: boolean) => void }

function Shown({ page, locale, now, onDrawn }: ShownProps) {
  const facts = usePageFacts()
  const [logic] = useState(() => payPageLogic(nothingIsSent))
  const load = { kind: 'payable', page, serverNow: now } as const
  const { transactionId } = page.bill
  const actor = useActorRef(logic, {
    input: { transactionId, now: Date.now, load, isDelivered: true },
  })
  useEffect(() => {
    onDrawn(true)
    return () => onDrawn(false)
  }, [onDrawn])
  const form = { token: '', idempotencyKey: '', notice: null }
  return (
    <PageContext value={{ ...facts, locale, page: { kind: 'pay', transactionId, load, form } }}>
      <PayableView actor={actor} form={form} delivery={noDelivery} />
    </PageContext>
  )
}

const never = () => new Promise<never>(() => {})

/** A picture of a page asks nobody anything. */
const nothingIsSent: Parameters<typeof payPageLogic>[0] = {
  client: never,
  keys: { keyFor: () => '', answered: () => {}, settled: () => {} },
  locale: () => 'en',
  attemptPath: () => '',
  wait: never,
}

const nothing = lazy(never)
const noDelivery = { Step: nothing, Summary: nothing }
