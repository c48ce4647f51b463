import { TransactionsPage } from './TransactionsPage.tsx'
import { usePlace } from './use-place.ts'

/** One screen for all list routes: the address names the module. */
export function TransactionsRoute() {
  const place = usePlace()
  return place && <TransactionsPage key={`${place.module} ${place.list}`} place={place} />
}
