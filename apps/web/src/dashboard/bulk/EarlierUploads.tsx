import type { EarlierUpload } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Instant } from '../../parts/Instant.tsx'
import { useBulkText } from './bulk.text.ts'

/** Decision 038, "no customer may be asked twice": what was uploaded before is told before it is sent. */
export function EarlierUploads({ earlier }: { earlier: readonly EarlierUpload[] }) {
  const t = useBulkText()
  return earlier.map(({ id, name, username, uploadedAt, isSame, rows: n }) => {
    const by = { when: <Instant at={uploadedAt} />, username: <bdi>{username}</bdi> }
    return (
      <Alert key={id} tone="warning">
        {isSame
          ? t.rich('bulk.sameFile', by)
          : t.rich('bulk.sameRows', { ...by, n, file: <bdi>{name}</bdi> })}
      </Alert>
    )
  })
}
