import { useEffect, useRef } from 'react'
import css from './ErrorSummary.module.css'

/** Without a field it belongs to the whole form, such as a refusal of the server. */
export type FieldProblem = { fieldId?: string; message: string }

type Props = {
  /** "There are 2 problems". */
  title: string
  problems: FieldProblem[]
}

/** Takes the focus when it appears: give it a key per submit. Each line leads to its field. */
export function ErrorSummary({ title, problems }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      className={css.summary}
      role="alert"
      tabIndex={-1}
      aria-label={title}
      data-box="error-summary"
      data-edge=""
    >
      <h2>{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  leadTo(fieldId)
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Unfolds what hides the field, and brings its label into view with it. */
function leadTo(fieldId: string) {
  const field = document.getElementById(fieldId)
  field?.closest('details')?.setAttribute('open', '')
  const framed = field?.closest('[data-box=field]') ?? field
  framed?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
}
