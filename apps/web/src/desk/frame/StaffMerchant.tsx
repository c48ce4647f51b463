import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { PageContext, usePageFacts } from '../../base/page-context.tsx'
import { useStaff } from '../staff.ts'

/** Below it the merchant is as it was last heard of: a document keeps the name, logo and colour it was made with. */
export function StaffMerchant({ children }: { children: ReactNode }) {
  const facts = usePageFacts()
  const { merchant } = useStaff()
  const now = useMemo(() => ({ ...facts, merchant }), [facts, merchant])
  useColour(merchant.brand, facts.merchant.brand)
  return <PageContext value={now}>{children}</PageContext>
}

function useColour(brand: string, first: string) {
  const isChanged = useRef(false)
  useEffect(() => {
    if (brand === first && !isChanged.current) return
    isChanged.current = true
    void loadChunk(() => import('./recolour.ts')).then(({ recolour }) => recolour(brand))
  }, [brand, first])
}
