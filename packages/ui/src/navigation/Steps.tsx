import { CheckIcon } from '../icons/CheckIcon.tsx'
import { XIcon } from '../icons/XIcon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Steps.module.css'

export type Step = {
  id: string
  label: string
  state: 'done' | 'current' | 'next' | 'error'
  /** A done step that can be gone back to. */
  href?: string
}

type Props = {
  /** Names the list: "Steps". */
  label: string
  steps: readonly Step[]
  /** Said after the label of a step. */
  words: { done: string; error: string }
}

/** Where one is on a short way. Narrow places keep the words of the current step only. */
export function Steps({ label, steps, words }: Props) {
  return (
    <nav aria-label={label} className={css.frame}>
      <ol className={css.steps} data-count={steps.length > 3 ? 'many' : 'few'}>
        {steps.map(({ id, label: name, state, href }, at) => {
          const content = (
            <>
              <span className={css.mark}>{markOf(state, at + 1)}</span>
              <span className={css.label}>{name}</span>
              {(state === 'done' || state === 'error') && <VisuallyHidden> {words[state]}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={id}
              className={css.step}
              data-state={state}
              data-box="step"
              aria-current={state === 'current' || state === 'error' ? 'step' : undefined}
            >
              {href && state === 'done' ? (
                <a className={css.inside} href={href}>
                  {content}
                </a>
              ) : (
                <span className={css.inside}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function markOf(state: Step['state'], place: number) {
  if (state === 'done') return <CheckIcon size={14} />
  if (state === 'error') return <XIcon size={14} />
  return place
}
