import type { PasswordRules } from '@wasl/ui/fields/PasswordRules'
import type { ComponentProps } from 'react'
import { useAuthText } from './auth.text.ts'

/** S1 §5 "Reset password rules shown as text". */
export function useRuleWords(): ComponentProps<typeof PasswordRules>['words'] {
  const t = useAuthText()
  return {
    title: t('auth.rules.title'),
    rules: {
      length: t('auth.rules.length'),
      upperCase: t('auth.rules.upperCase'),
      digit: t('auth.rules.digit'),
      special: t('auth.rules.special'),
      notNumeric: t('auth.rules.notNumeric'),
      notPersonal: t('auth.rules.notPersonal'),
      notCommon: t('auth.rules.notCommon'),
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
