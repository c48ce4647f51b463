import type { Remark } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { RemarksTable } from '@wasl/ui/text/RemarksTable'
import { useLocale } from '../i18n/language.tsx'
import css from './RemarkRows.module.css'

/** S1 §3: a remark is a text, or a table of name:value pairs under its label. */
export function RemarkRows({ remarks }: { remarks: Remark[] }) {
  const locale = useLocale()
  return remarks.map(({ label, text, rows }, position) => {
    const title = pick(label, locale)
    const key = `${position}-${title}`
    return (
      <div key={key} className={css.remark}>
        {rows.length === 0 ? (
          <KeyValueList rows={[{ key, label: title, value: text ?? '' }]} />
        ) : (
          <>
            <p>{title}</p>
            <RemarksTable caption={title} rows={rows} />
          </>
        )}
      </div>
    )
  })
}
