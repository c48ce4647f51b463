import type { AuditEntry } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import { nameOf } from '@wasl/domain/locale'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from './Audit.module.css'
import { AuditDetails } from './AuditDetails.tsx'
import type { AuditLogString } from './audit-log.strings.ts'
import { useAuditText } from './audit-log.text.ts'
import { objectWords } from './object-words.ts'

type Props = { entry: AuditEntry; onObject: (object: string) => void }

/** Who is written down where nobody of the staff did it. */
const nobodies = new Map<string, AuditLogString>([
  ['wasl', 'administration.audit.automatic'],
  ['installation', 'administration.audit.operator'],
])

/** One thing that was done; the rest of it opens below. */
export function AuditLine({ entry, onObject }: Props) {
  const t = useAuditText()
  const locale = useLocale()
  const { actor, actorNameEn, actorNameAr, description, object } = entry
  const isUser = actorNameEn !== null
  const name = nameOf({ nameEn: actorNameEn, nameAr: actorNameAr }, locale)
  const nobody = isUser ? undefined : nobodies.get(actor)
  return (
    <article className={css.line}>
      <p className={css.what} dir="auto">
        {description}
      </p>
      <p className={`${css.quiet} ${css.who}`}>
        <Dots>
          <bdi>{name || (nobody ? t(nobody) : actor)}</bdi>
          {isUser ? <Ltr>{actor}</Ltr> : t('administration.audit.system')}
          <Instant at={entry.timestamp} />
        </Dots>
      </p>
      {object !== '' && (
        <p className={`${css.quiet} ${css.object}`}>
          {t('administration.audit.object')}:{' '}
          <button type="button" className={css.press} onClick={() => onObject(object)}>
            <ObjectName object={object} />
          </button>
        </p>
      )}
      <div className={css.details}>
        <Disclosure
          look="quiet"
          title={
            <>
              {t('administration.audit.details')}
              <VisuallyHidden> {description}</VisuallyHidden>
            </>
          }
        >
          <AuditDetails entry={entry} />
        </Disclosure>
      </div>
    </article>
  )
}

function ObjectName({ object }: { object: string }) {
  const t = useAuditText()
  const said = objectWords(object)
  if (said === null) return <Ltr>{object}</Ltr>
  return said.name === null ? t(said.kind) : t.rich(said.kind, { name: <Ltr>{said.name}</Ltr> })
}
