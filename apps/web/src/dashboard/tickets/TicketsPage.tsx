import { useLocation, useRouter } from '@tanstack/react-router'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useMemo } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { OperationsTab } from './OperationsTab.tsx'
import { PermissionsTab } from './PermissionsTab.tsx'
import { readTicketsAsked, ticketProcesses, writeTicketsAsked, type TicketsAsked } from './tickets-asked.ts'
import css from './Tickets.module.css'
import { useTicketsText } from './tickets.text.ts'

/** S2 §2: requests for a permission, and operations that wait for colleagues. */
export function TicketsPage() {
  const t = useTicketsText()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = useMemo(() => readTicketsAsked(searchStr), [searchStr])
  const go = (change: Partial<TicketsAsked>) =>
    void router.navigate({
      to: pathname,
      search: writeTicketsAsked({ ...asked, ...change }),
      resetScroll: false,
    })
  const isOperations = asked.process === 'operations'
  return (
    <div className={css.page}>
      <SectionHead
        title={t('tickets.title')}
        note={t(isOperations ? 'tickets.operations.note' : 'tickets.note')}
      />
      <div className={css.processes}>
        <SegmentedRadio
          label={t('tickets.process')}
          isLabelHidden
          options={ticketProcesses.map((value) => ({ value, label: t(`tickets.process.${value}`) }))}
          selected={asked.process}
          onSelect={(value) =>
            go({ process: value === 'operations' ? value : 'permissions', list: 'active', page: 1 })
          }
        />
      </div>
      {isOperations ? <OperationsTab asked={asked} onGo={go} /> : <PermissionsTab asked={asked} onGo={go} />}
    </div>
  )
}
