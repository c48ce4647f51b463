import { useQueryClient } from '@tanstack/react-query'
import type { Brand } from '@wasl/contracts/web/dashboard/administration/brand.contract'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { shellQuery } from '../../../desk/shell.queries.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { PageForm } from '../../../desk/form/PageForm.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../../desk/form/use-stored-draft.ts'
import css from './Appearance.module.css'
import { brandKey } from './appearance.queries.ts'
import { BrandColour } from './BrandColour.tsx'
import { BrandHeaders } from './BrandHeaders.tsx'
import { BrandNames } from './BrandNames.tsx'
import { BrandPapers } from './BrandPapers.tsx'
import { BrandPreview } from './BrandPreview.tsx'

export type BrandModel = {
  form: Brand
  change: (changes: Partial<Brand>) => void
  problemOf: (field: keyof Brand) => string | undefined
}

export function BrandForm({ brand }: { brand: Brand }) {
  const area = useAreaText()
  const notices = useNotices()
  const queries = useQueryClient()
  const saving = useSaving(brandKey)
  const { draft, keep, isChanged, isBehind, saved, giveUp } = useStoredDraft({
    name: 'administration.brand',
    stored: brand,
    revision: brand.revision,
  })
  const model: BrandModel = {
    form: draft,
    change: (changes) => keep((now) => ({ ...now, ...changes })),
    problemOf: saving.problemOf,
  }
  const save = async () => {
    const { termsVersion: _version, ...body } = draft
    if ((await saving.save(() => staffClient.administration.brand.change({ body }))) === null) return
    void queries.invalidateQueries({ queryKey: shellQuery.queryKey })
    saved()
    notices.success(area('area.saved'))
  }
  const discard = () => {
    giveUp()
    saving.clear()
  }
  return (
    <div className={css.columns}>
      <PageForm
        saving={saving}
        isChanged={isChanged}
        isBehind={isBehind}
        onSave={() => void save()}
        onDiscard={discard}
      >
        <div className={css.cards}>
          <BrandNames model={model} />
          <BrandColour model={model} />
          <BrandPapers model={model} />
          <BrandHeaders model={model} />
        </div>
      </PageForm>
      <div className={css.beside}>
        <BrandPreview brand={draft} />
      </div>
    </div>
  )
}
