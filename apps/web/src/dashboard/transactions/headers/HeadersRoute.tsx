import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { placeOf } from '../list/list-place.ts'
import { HeadersPage } from './HeadersPage.tsx'

export function HeadersRoute() {
  const { pathname } = useLocation()
  const place = useMemo(() => placeOf(pathname), [pathname])
  return place && <HeadersPage key={place.module} place={place} />
}
