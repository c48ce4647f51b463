import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStaffPath } from '../staff-paths.ts'

/** The design system knows no router: its links to staff pages are followed here, without loading the page anew. */
export function usePlainLinks(): void {
  const { history } = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isForUs(event, link)) return
      event.preventDefault()
      history.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
}

function isForUs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return false
  if ((link.target !== '' && link.target !== '_self') || link.origin !== location.origin) return false
  const isOnThisPage = link.pathname === location.pathname && link.search === location.search && link.hash
  return !isOnThisPage && isStaffPath(link.pathname)
}
