import type { ListPlace } from '@wasl/contracts/lists/transactions'
import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { Button } from '@wasl/ui/actions/Button'
import { RotateCcwIcon } from '@wasl/ui/icons/RotateCcwIcon'
import { AskBeforeLeaving } from '../../../desk/form/AskBeforeLeaving.tsx'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { useMerchantName } from '../../../parts/useMerchantName.ts'
import type { Draft } from './header-draft.ts'
import { HeaderLists } from './HeaderLists.tsx'
import { HeaderPreview } from './HeaderPreview.tsx'
import css from './Headers.module.css'
import { useHeadersText } from './headers.text.ts'
import { useHeadersForm } from './useHeadersForm.ts'

type Props = { place: ListPlace; columns: readonly Column[] }

/** The headers as they will be: nothing is the table's before it is saved. */
export function HeadersEditor({ place, columns }: Props) {
  const t = useHeadersText()
  const merchant = useMerchantName()
  const { chosen, isChanged, isSaving, choose, cancel, reset, save } = useHeadersForm(place, columns)
  return (
    <div className={css.page}>
      <SectionHead
        title={t('headers.title')}
        note={t('headers.note', { merchant })}
        actions={
          <>
            <Button size="row" icon={<RotateCcwIcon size={16} />} onClick={reset}>
              {t('headers.reset')}
            </Button>
            {isChanged && (
              <Button size="row" onClick={cancel}>
                {t('headers.cancel')}
              </Button>
            )}
            <Button variant="primary" size="row" isPending={isSaving} sends onClick={save}>
              {t('headers.save')}
            </Button>
          </>
        }
      />
      <AskBeforeLeaving isUnsaved={isChanged} text={t('headers.unsaved')} onLeave={cancel} />
      <HeaderLists columns={columns} draft={chosen} onDraft={choose} />
      <HeaderPreview place={place} columns={inOrder(columns, chosen)} />
    </div>
  )
}

const inOrder = (columns: readonly Column[], draft: Draft): Column[] =>
  draft.flatMap((name, order) => {
    const column = columns.find((one) => one.name === name)
    return column ? [{ ...column, order, isActive: true }] : []
  })
