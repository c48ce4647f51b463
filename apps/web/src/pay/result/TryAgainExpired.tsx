import { Alert } from '@wasl/ui/notices/Alert'
import type { ButtonLook } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import type { MouseEvent, ReactNode } from 'react'
import { useShowNotice } from '../../base/notices.tsx'
import css from './TryAgainExpired.module.css'

type Props = ButtonLook & { words: string; children: ReactNode }

const wordsId = 'try-again'

/** S1 §5: trying again on what has expired says whom to ask. Without script the link leads to the same words. */
export function TryAgainExpired({ words, children, ...look }: Props) {
  const show = useShowNotice()
  const say = (event: MouseEvent) => {
    event.preventDefault()
    show({ tone: 'error', text: words })
  }
  return (
    <>
      <ButtonLink href={`#${wordsId}`} isWide {...look} onClick={say}>
        {children}
      </ButtonLink>
      <noscript>
        <div id={wordsId} className={css.words}>
          <Alert tone="danger">{words}</Alert>
        </div>
      </noscript>
    </>
  )
}
