import { useQuery } from '@tanstack/react-query'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { settingsQuery } from './settings.queries.ts'
import { useSettingsText } from './settings.text.ts'
import { SettingsForm } from './SettingsForm.tsx'

export function SettingsPage() {
  const t = useSettingsText()
  const found = useQuery(settingsQuery)
  return (
    <div className={css.page}>
      <AdministrationHead area="settings" />
      {found.data ? (
        <SettingsForm shown={found.data} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="details" label={t('merchantSettings.loading')} />
      )}
    </div>
  )
}
