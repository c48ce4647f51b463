import { passwordRules } from '@wasl/ui/fields/password-rules.ts'
import css from './SignInForm.module.css'
import { useRuleWords } from './useRuleWords.ts'

/** S1 §5 "Reset password rules shown as text", in the hint of a field where no script ticks them. */
export function PlainRules() {
  const { title, rules } = useRuleWords()
  return (
    <>
      {title}
      {passwordRules.map((rule) => (
        <span key={rule} className={css.rule}>
          {' '}
          {rules[rule]}
        </span>
      ))}
    </>
  )
}
