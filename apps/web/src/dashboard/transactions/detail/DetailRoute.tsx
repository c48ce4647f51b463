import { useParams } from '@tanstack/react-router'
import { usePlace } from '../list/use-place.ts'
import { DetailPage } from './DetailPage.tsx'

export function DetailRoute() {
  const { id = '' } = useParams({ strict: false })
  const place = usePlace()
  return place ? <DetailPage key={`${place.list} ${id}`} place={place} id={id} /> : null
}
