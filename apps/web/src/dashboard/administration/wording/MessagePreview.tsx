import { useQuery } from '@tanstack/react-query'
import { Card } from '@wasl/ui/layout/Card'
import { useDeferredValue } from 'react'
import { MailFrame } from './MailFrame.tsx'
import css from './Wording.module.css'
import { isSendable } from './wording-problems.ts'
import { previewQuery, type Wish } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'
import { useSettled } from './use-settled.ts'

type Props = { wish: Wish; variables: readonly string[] }

const settleMs = 400

/** As the server would send it, once nobody is typing. */
export function MessagePreview({ wish, variables }: Props) {
  const t = useWordingText()
  const shown = useSettled(useDeferredValue(wish), settleMs)
  const isRight =
    isSendable(shown.body, variables) && (shown.channel !== 'email' || isSendable(shown.subject, variables))
  const found = useQuery({ ...previewQuery(shown), enabled: isRight })
  const message = isRight ? found.data : null
  const direction = shown.language === 'ar' ? 'rtl' : 'ltr'
  return (
    <Card as="aside" title={t('wording.preview')} label={t('wording.preview')}>
      <div className={css.fields}>
        {!message && <p className={css.quiet}>{t('wording.previewWrong')}</p>}
        {message && message.html !== null && (
          <>
            <p className={css.subject} lang={shown.language} dir={direction}>
              {message.subject}
            </p>
            <MailFrame html={message.html} title={t('wording.previewFrame')} />
          </>
        )}
        {message && message.html === null && (
          <p className={css.short} lang={shown.language} dir={direction}>
            {message.text}
          </p>
        )}
        <p className={css.quiet}>{t('wording.previewNote')}</p>
      </div>
    </Card>
  )
}
