import type { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import type { ComponentProps } from 'react'
import { useAuthText } from '../auth.text.ts'

type Words = ComponentProps<typeof PasswordField>['words']

/** What the button of each password field says: every one names its own field. */
export function usePasswordWords(): Record<'password' | 'fresh' | 'repeated', Words> {
  const t = useAuthText()
  const capsLock = t('auth.capsLock')
  return {
    password: { show: t('auth.showPassword'), hide: t('auth.hidePassword'), capsLock },
    fresh: { show: t('auth.reset.showNew'), hide: t('auth.reset.hideNew'), capsLock },
    repeated: { show: t('auth.reset.showRepeat'), hide: t('auth.reset.hideRepeat'), capsLock },
  }
}
