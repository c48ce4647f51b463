import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { placeOf } from './list-place.ts'
import { TransactionsPage } from './TransactionsPage.tsx'

/** One screen for all list routes: the address names the module. */
export function TransactionsRoute() {
  const { pathname } = useLocation()
  const place = useMemo(() => placeOf(pathname), [pathname])
  return place && <TransactionsPage key={`${place.module} ${place.list}`} place={place} />
}
