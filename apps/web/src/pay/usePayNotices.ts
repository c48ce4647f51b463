import type { PayNotice } from '@wasl/machines/pay/pay-outcomes'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { useNoticeUntil, useShowNotice } from '../base/notices.tsx'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'

/** What the machine emits becomes navigation and the one snackbar (S1 §8). */
export function usePayNotices(actor: PayActor): void {
  const t = usePayText()
  const show = useShowNotice()
  useNoticeUntil(useSelector(actor, (snapshot) => snapshot.matches('paying')))

  // Before the actor starts in an effect: a page that leaves at once says so only then.
  useLayoutEffect(() => {
    const leaving = actor.on('redirect', ({ url }) => window.location.assign(url))
    return () => leaving.unsubscribe()
  }, [actor])

  useEffect(() => {
    const noticed = actor.on('notice', (notice) => {
      const text = wordsOf(notice, t)
      if (text) show({ tone: 'error', text })
    })
    return () => noticed.unsubscribe()
  }, [actor, show, t])
}

/** The terms dialog opens by itself: it needs no notice beside it. */
function wordsOf({ code, message }: PayNotice, t: ReturnType<typeof usePayText>): string | null {
  switch (code) {
    case 'expired':
      return t('payPage.expired')
    case 'paymentFailed':
      return message ?? t('payPage.unreachable')
    case 'choicesFailed':
      return message ?? t('payPage.unexpected')
    case 'termsRequired':
      return null
  }
}
