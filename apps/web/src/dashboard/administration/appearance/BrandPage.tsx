import { useQuery } from '@tanstack/react-query'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { brandQuery } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'
import { BrandForm } from './BrandForm.tsx'
import { OtherPlace } from './OtherPlace.tsx'

/** What customers see of the merchant, with the pay page beside it. */
export function BrandPage() {
  const t = useAppearanceText()
  const found = useQuery(brandQuery)
  return (
    <div className={css.page}>
      <AdministrationHead area="brand" note={<OtherPlace area="units" />} />
      {found.data ? (
        <BrandForm brand={found.data.brand} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="details" label={t('appearance.loading')} />
      )}
    </div>
  )
}
