import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import type { ReactNode } from 'react'
import './field-grid.css'

/** The states of a field beside one another, one column on a phone, where announcements are heard. */
export function FieldGrid({ children, isNarrow }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <LiveRegion>
      <div className="story-fields" data-narrow={isNarrow ? '' : undefined}>
        {children}
      </div>
    </LiveRegion>
  )
}
