import { useQuery } from '@tanstack/react-query'
import { Card } from '@wasl/ui/layout/Card'
import { useDeferredValue, useCallback, useEffect, useState } from 'react'
import css from './Wording.module.css'
import { isSendable } from './wording-problems.ts'
import { previewQuery, type Wish } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'

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

type MailFrameProps = { html: string; title: string }

/** A mail in a document of its own, where nothing runs and nothing can be pressed. */
function MailFrame({ html, title }: MailFrameProps) {
  const [inside, setInside] = useState<Document | null>(null)
  const open = useCallback((frame: HTMLIFrameElement | null) => setInside(frame?.contentDocument ?? null), [])
  useEffect(() => {
    if (inside) draw(inside, html)
  }, [inside, html])
  return <iframe ref={open} className={css.mail} title={title} tabIndex={-1} sandbox="allow-same-origin" />
}

/** The policy refuses styles that stand in markup, as those of a mail have to: they are set one by one instead. */
function draw(inside: Document, html: string) {
  const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
  inside.documentElement.lang = mail.documentElement.lang
  inside.documentElement.dir = mail.documentElement.dir
  inside.body.replaceWith(inside.importNode(mail.body, true))
  inside.body.inert = true
  for (const node of inside.querySelectorAll<HTMLElement>('[data-style]')) {
    node.style.cssText = node.dataset['style'] ?? ''
    delete node.dataset['style']
  }
}

/** The value once it has stayed the same for so long. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return settled
}
