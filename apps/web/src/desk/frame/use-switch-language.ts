import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { otherLocale } from '@wasl/domain/locale'
import { useCallback } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { inLocale } from '../../base/paths.ts'
import type { StaffContext } from '../staff-context.ts'

/** The same page in the other language: address, query and what was typed stay. */
export function useSwitchLanguage(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const { messages }: StaffContext = useRouteContext({ strict: false })
  const target = otherLocale(useLocale())
  return useCallback(() => {
    if (target === 'ar') void messages.load()
    const href = inLocale(router.latestLocation.href, target)
    void navigate({ href, replace: true, resetScroll: false })
  }, [router, navigate, messages, target])
}
