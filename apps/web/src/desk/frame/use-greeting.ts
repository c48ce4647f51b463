import { pick } from '@wasl/domain/locale'
import { useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { partOfDay } from './part-of-day.ts'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'

/** "Good evening, Alia": by the merchant's clock. */
export function useGreeting(): { greeting: string; initials: string } {
  const t = useStaffText()
  const locale = useLocale()
  const { user, merchant } = useStaff()
  const name = pick(user.name, locale).trim() || user.username
  const words = name.split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
  const [now] = useState(() => new Date())
  const part = partOfDay(now, merchant.timeZone)
  return { greeting: t(`staff.greeting.${part}`, { name: words[0] ?? name }), initials }
}
