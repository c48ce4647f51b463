import { useQuery } from '@tanstack/react-query'
import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import { Refused } from '../../../base/session/answer-of.ts'
import css from '../../../desk/form/Area.module.css'
import { DashboardForbidden } from '../../../desk/DashboardForbidden.tsx'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { LinkRow } from './LinkRow.tsx'
import { linksQuery } from './links.queries.ts'
import { useLinksText } from './links.text.ts'
import { Dialog } from '@wasl/ui/Dialog'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { LinkHandOn } from './LinkHandOn.tsx'
import { useLinkName } from './use-link-name.ts'

export type Open = { kind: 'nothing' } | { kind: 'edit' | 'share'; link: PaymentLink }

/** Payments B1: the links by which many pay, those that take payments first. */
export function LinksPage() {
  const t = useLinksText()
  const locale = useLocale()
  const found = useQuery(linksQuery)
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const close = () => setOpen({ kind: 'nothing' })
  if (found.error instanceof Refused && found.error.status === 403) return <DashboardForbidden />
  return (
    <div className={css.page}>
      <SectionHead
        title={t('links.title')}
        note={t('links.note')}
        actions={
          <ButtonLink
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            href={`${staffPaths.createRequest(locale)}?kind=link`}
          >
            {t('links.new')}
          </ButtonLink>
        }
      />
      {found.data ? (
        <LinkList links={found.data} onOpen={setOpen} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('links.list')} />
      )}
      {open.kind === 'edit' && <LinkDialog link={open.link} onClosed={close} />}
      {open.kind === 'share' && <LinkShare link={open.link} onClosed={close} />}
    </div>
  )
}

function LinkList({ links, onOpen }: { links: readonly PaymentLink[]; onOpen: (open: Open) => void }) {
  const t = useLinksText()
  if (links.length === 0)
    return (
      <EmptyState kind="no-data" title={t('links.none')}>
        {t('links.noneText')}
      </EmptyState>
    )
  return (
    <ul className={css.list} aria-label={t('links.list')} data-box="card">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onOpen={onOpen} />
      ))}
    </ul>
  )
}

type Props = { link: PaymentLink; onClosed: () => void }

function LinkShare({ link, onClosed }: Props) {
  const t = useLinksText()
  const area = useAreaText()
  const name = useLinkName(link)
  return (
    <Dialog
      kind="form"
      title={t('links.shareOf', { name })}
      closeLabel={area('area.close')}
      onClose={onClosed}
    >
      <LinkHandOn link={link} />
    </Dialog>
  )
}
