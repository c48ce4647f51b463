import { useCallback, useEffect, useState } from 'react'
import css from './Wording.module.css'

type Props = { html: string; title: string }

/** A mail in a document of its own, where nothing runs and nothing can be pressed. */
export function MailFrame({ html, title }: Props) {
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
