import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useChecksText } from './checks.text.ts'
import css from './Request.module.css'
import { checksStrings, type ChecksString } from './checks.strings.ts'

/** What a permission over money is called, `payment.refund`; else its own name. */
function usePermissionWord(permission: string): string {
  const t = useChecksText()
  const key = `checks.permission.${permission}`
  return isKnown(key) ? t(key) : permission
}

const isKnown = (key: string): key is ChecksString => Object.hasOwn(checksStrings, key)

type Props = {
  permission: string
  status: ReactNode
  rows: ComponentProps<typeof KeyValueList>['rows']
  children?: ReactNode
}

/** What one asked to be allowed, and what came of it. */
export function AskedRequest({ permission, status, rows, children }: Props) {
  const t = useChecksText()
  const id = useId()
  return (
    <article className={css.request} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {t('checks.youAsked', { permission: usePermissionWord(permission) })}
        </h3>
        {status}
      </header>
      <KeyValueList rows={rows} />
      {children}
    </article>
  )
}
