import type { PasswordRules } from '@wasl/ui/fields/secrets/PasswordRules'
import type { ComponentProps } from 'react'
import { useAuthText } from '../auth.text.ts'

/** S1 §5 "Reset password rules shown as text". */
export function useRuleWords(): ComponentProps<typeof PasswordRules>['words'] {
  const t = useAuthText()
  return {
    title: t('auth.rules.title'),
    rules: {
      length: t('auth.rules.length'),
      notPersonal: t('auth.rules.notPersonal'),
      notCommon: t('auth.rules.notCommon'),
      notNumeric: t('auth.rules.notNumeric'),
      special: t('auth.rules.special'),
      digit: t('auth.rules.digit'),
      upperCase: t('auth.rules.upperCase'),
    },
    states: {
      met: t('auth.rules.met'),
      open: t('auth.rules.open'),
      serverDecides: t('auth.rules.serverDecides'),
    },
    strength: t('auth.strength'),
    strengths: {
      weak: t('auth.strength.weak'),
      fair: t('auth.strength.fair'),
      good: t('auth.strength.good'),
      strong: t('auth.strength.strong'),
    },
  }
}
