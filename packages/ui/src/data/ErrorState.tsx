import type { ReactNode } from 'react'
import { CloudWithLine } from '../art/CloudWithLine.tsx'
import { CloudWithMark } from '../art/CloudWithMark.tsx'
import { LostPath } from '../art/LostPath.tsx'
import { CopyButton } from '../actions/CopyButton.tsx'
import { Ltr } from '../text/Ltr.tsx'
import { StatePage } from '../notices/StatePage.tsx'
import css from './ErrorState.module.css'

type Props = {
  kind: 'failed' | 'offline' | 'not-found'
  title: ReactNode
  /** What happened to the money, where money was near: "Nothing was changed." */
  children?: ReactNode
  /** One way on, most often to try again. */
  actions?: ReactNode
  /** What support asks for. */
  code?: { text: string; label: ReactNode; copyLabel: string; copiedLabel: string }
  heading?: 'h2' | 'h3'
}

const drawings = { failed: CloudWithMark, offline: CloudWithLine, 'not-found': LostPath }

/** In the place of what did not arrive. It interrupts nobody: what was pressed is answered where it would have been. */
export function ErrorState({ kind, title, children, actions, code, heading }: Props) {
  const Drawing = drawings[kind]
  return (
    <StatePage
      kind="panel"
      heading={heading}
      drawing={<Drawing />}
      title={title}
      actions={
        <>
          {actions}
          {code && (
            <p className={css.code}>
              {code.label} <Ltr>{code.text}</Ltr>
              <CopyButton text={code.text} label={code.copyLabel} copiedLabel={code.copiedLabel} />
            </p>
          )}
        </>
      }
    >
      {children}
    </StatePage>
  )
}
