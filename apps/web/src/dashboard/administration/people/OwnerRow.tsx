import css from './People.module.css'
import { usePeopleText } from './people.text.ts'

/** The owner is no role that is given by name, but it stands where roles are looked for. */
export function OwnerRow({ owners }: { owners: number }) {
  const t = usePeopleText()
  return (
    <article className={css.line} aria-labelledby="role-owner">
      <div className={css.told}>
        <div className={css.head}>
          <h3 id="role-owner" className={css.name}>
            {t('administration.role.owner')}
          </h3>
          <span className={css.quiet}>{t('administration.role.users', { n: owners })}</span>
        </div>
        <p className={css.quiet}>{t('administration.role.about.owner')}</p>
      </div>
    </article>
  )
}
