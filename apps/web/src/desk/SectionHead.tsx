import { Breadcrumbs, type Crumb } from '@wasl/ui/navigation/Breadcrumbs'
import { PageHead } from '@wasl/ui/navigation/PageHead'
import { type MouseEvent, type ReactNode, lazy, Suspense, useState } from 'react'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { usePathname } from '../base/use-pathname.ts'
import { PrintedHead } from './PrintedHead.tsx'
import { useStaffText } from './staff.text.ts'
import { useIsPrinted } from './use-is-printed.ts'
import { currentPage, useMenuGroups } from './menu/use-menu.tsx'
import { HistoryIcon } from '@wasl/ui/icons/HistoryIcon'
import { TooltipButton } from '@wasl/ui/overlays/tooltips/TooltipButton'
import { loadChunk } from '../base/load-chunk.ts'

const HistoryDialog = lazy(() =>
  loadChunk(() => import('./history/HistoryDialog.tsx')).then((module) => ({
    default: module.HistoryDialog,
  })),
)

/** S2 §2: the activity-history dialog beside the breadcrumbs. */
function HistoryButton() {
  const t = useStaffText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TooltipButton
        label={t('staff.history')}
        icon={<HistoryIcon />}
        side="bottom"
        hasEdge
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <HistoryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type Props = {
  title: string
  /** Instead of the plain title, such as an id in <Ltr>. */
  heading?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** For pages below one of the menu's, or beside it: where they are. The menu's own pages know it themselves. */
  crumbs?: readonly Crumb[]
  /** Leads to the menu's page as it was left, instead of as it is first opened. */
  back?: { href: string; onClick: (event: MouseEvent) => void }
}

/** S2 §2: the head of every page of the dashboard: where one is, what the page is called, the activity history. */
export function SectionHead({ title, heading, note, actions, crumbs = [], back }: Props) {
  const t = useStaffText()
  useDocumentTitle(title)
  const way = [...useWay(back), ...crumbs]
  const isPrinted = useIsPrinted()
  return (
    <>
      {isPrinted && <PrintedHead />}
      <PageHead
        crumbs={
          way.length > 1 && (
            <Breadcrumbs label={t('staff.crumbs')} moreLabel={t('staff.crumbs.more')} crumbs={way} />
          )
        }
        title={heading ?? title}
        note={note}
        tool={<HistoryButton />}
        actions={actions}
      />
    </>
  )
}

/** Group, module and page of the menu; the page is a link where the address goes on below it. */
function useWay(back: Props['back']): Crumb[] {
  const t = useStaffText()
  const groups = useMenuGroups()
  const pathname = usePathname()
  const current = currentPage(groups, pathname)
  for (const group of groups)
    for (const { section, label, path, pages } of group.entries) {
      const page = pages?.find((one) => one.path === current)
      if (!page && path !== current) continue
      const place = { id: current, label: t(page?.label ?? label), href: current, ...back }
      return [
        ...(group.title ? [{ id: group.id, label: t(group.title) }] : []),
        ...(page ? [{ id: section, label: t(label) }] : []),
        place,
      ]
    }
  return []
}
