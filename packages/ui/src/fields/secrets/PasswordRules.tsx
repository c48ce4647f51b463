import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CircleDashedIcon } from '../../icons/CircleDashedIcon.tsx'
import { ClockIcon } from '../../icons/ClockIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import {
  checkPassword,
  passwordRules,
  passwordStrength,
  type PasswordRule,
  type PasswordStrength,
  type RuleState,
} from './password-rules.ts'
import css from './PasswordRules.module.css'

type Props = {
  id?: string
  password: string
  /** Username, e-mail, names of the person: a password like them is told. */
  personal: readonly string[]
  words: {
    title: string
    rules: Record<PasswordRule, string>
    states: Record<RuleState, string>
    /** "Strength". */
    strength: string
    strengths: Record<PasswordStrength, string>
  }
}

/** Stands under a <PasswordField> before anything is typed, and ticks each rule as it is met. */
export function PasswordRules({ id, password, personal, words }: Props) {
  const checked = checkPassword(password, personal)
  const strength = passwordStrength(password, checked)
  return (
    <div className={css.rules} id={id}>
      <div className={css.strength}>
        <output>
          {words.strength}
          {strength && (
            <>
              {': '}
              <b>{words.strengths[strength]}</b>
            </>
          )}
        </output>
        <span className={css.meter} data-strength={strength ?? 'none'} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      </div>
      <p className={css.title}>{words.title}</p>
      <ul>
        {passwordRules.map((rule) => (
          <li key={rule} data-state={checked[rule]}>
            {icons[checked[rule]]}
            <span>
              {words.rules[rule]} <StateWord state={checked[rule]} words={words.states} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const icons: Record<RuleState, React.JSX.Element> = {
  met: <CheckIcon size={16} />,
  open: <CircleDashedIcon size={16} />,
  serverDecides: <ClockIcon size={16} />,
}

function StateWord({ state, words }: { state: RuleState; words: Record<RuleState, string> }) {
  if (state === 'serverDecides') return <i className={css.later}>{words[state]}</i>
  return <VisuallyHidden>{words[state]}</VisuallyHidden>
}
