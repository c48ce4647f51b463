import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { useListLink } from './use-list-link.ts'

/** Deleted here, and in no list any more: back to the list as it was left. */
export function DetailLeft({ place, id }: { place: ListPlace; id: string }) {
  const navigate = useNavigate()
  const { href } = useListLink(place)
  useEffect(() => void navigate({ href, replace: true }), [navigate, href])
  return <DetailSkeleton place={place} id={id} />
}
