import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { PasswordRules } from '@wasl/ui/fields/secrets/PasswordRules'
import { useId, useState } from 'react'
import { useAuthText } from '../auth.text.ts'
import { usePasswordWords } from './usePasswordWords.ts'
import { useRuleWords } from './useRuleWords.ts'

type Props = {
  /** Names of the two fields, and their ids. */
  names: { fresh: string; repeated: string }
  problems: { fresh: string | null; repeated: string | null }
  personal: readonly string[]
}

/** The rules stand before anything is typed and are ticked as they are met (S1 §5, ux LOG-04). */
export function NewPasswordFields({ names, problems, personal }: Props) {
  const t = useAuthText()
  const words = usePasswordWords()
  const rules = useRuleWords()
  const rulesId = useId()
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        id={names.fresh}
        name={names.fresh}
        label={t('auth.reset.new')}
        problem={problems.fresh}
        words={words.fresh}
        autoComplete="new-password"
        aria-describedby={rulesId}
        maxLength={200}
        required
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordRules id={rulesId} password={password} personal={personal} words={rules} />
      <PasswordField
        id={names.repeated}
        name={names.repeated}
        label={t('auth.reset.repeat')}
        problem={problems.repeated}
        words={words.repeated}
        autoComplete="new-password"
        maxLength={200}
        required
      />
    </>
  )
}
