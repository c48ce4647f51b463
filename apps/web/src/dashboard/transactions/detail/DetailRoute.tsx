import { useLocation, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { placeOf } from '../list/list-place.ts'
import { DetailPage } from './DetailPage.tsx'

export function DetailRoute() {
  const { pathname } = useLocation()
  const { id = '' } = useParams({ strict: false })
  const place = useMemo(() => placeOf(pathname), [pathname])
  return place ? <DetailPage key={id} place={place} id={id} /> : null
}
