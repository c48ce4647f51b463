import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useRouter } from '@tanstack/react-router'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { MouseEvent } from 'react'
import type { ObjectPlace } from '../../../desk/object/ObjectPage.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { moduleInPath } from '../list/list-place.ts'
import { placeInTab, trailOf } from '../trail.ts'

export type ListLink = { href: string; onClick: (event: MouseEvent) => void }

/** Back to the list with its filters; where it is the page before this one, with its scroll too. */
export function useListLink(place: ListPlace): ListLink {
  const router = useRouter()
  const locale = useLocale()
  const trail = trailOf(place)
  const isHere = trail?.href.startsWith(`/${locale}/`)
  return {
    href: trail && isHere ? trail.href : listPath(place, locale),
    onClick: (event) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
      if (!isPlain || !isHere || trail?.index !== placeInTab(router.history) - 1) return
      event.preventDefault()
      router.history.back()
    },
  }
}

/** Where a transaction stands: below its list. */
export function useDetailPlace(place: ListPlace, id: string): ObjectPlace {
  return { crumb: { id, label: id, content: <Ltr>{id}</Ltr> }, back: useListLink(place) }
}

export function listPath({ module, list }: ListPlace, locale: 'en' | 'ar'): string {
  if (module === 'all') return staffPaths.allTransactions(locale)
  const name = moduleInPath(module)
  return list === 'deleted'
    ? staffPaths.deletedTransactions(locale, name)
    : staffPaths.transactions(locale, name)
}
