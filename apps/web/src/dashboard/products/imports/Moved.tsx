import { ChevronRightIcon } from '@wasl/ui/icons/ChevronRightIcon'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import type { ReactNode } from 'react'
import css from './Imports.module.css'
import { useImportsText } from './imports.text.ts'

/** A value before and after, said as such. */
export function Moved({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useImportsText()
  return (
    <span className={css.moved}>
      <s>
        <VisuallyHidden>{t('imports.before')}: </VisuallyHidden>
        {before}
      </s>
      <ChevronRightIcon size={14} />
      <b>
        <VisuallyHidden>{t('imports.becomes')}: </VisuallyHidden>
        {after}
      </b>
    </span>
  )
}
