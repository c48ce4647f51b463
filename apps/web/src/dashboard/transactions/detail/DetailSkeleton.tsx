import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ObjectSkeleton } from '../../../desk/object/ObjectSkeleton.tsx'
import { useDetailText } from './detail.text.ts'
import { useDetailPlace } from './use-list-link.tsx'

export function DetailSkeleton({ place, id }: { place: ListPlace; id: string }) {
  const t = useDetailText()
  return (
    <ObjectSkeleton
      place={useDetailPlace(place, id)}
      title={t('detail.title', { id })}
      heading={<Ltr>{id}</Ltr>}
      label={t('detail.loading')}
    />
  )
}
