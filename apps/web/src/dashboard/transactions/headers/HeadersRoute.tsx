import { usePlace } from '../list/use-place.ts'
import { HeadersPage } from './HeadersPage.tsx'

export function HeadersRoute() {
  const place = usePlace()
  return place && <HeadersPage key={place.module} place={place} />
}
