import { administrationGroups, type AdministrationArea } from '@wasl/domain/administration'
import { Link } from '@wasl/ui/actions/Link'
import { Pill } from '@wasl/ui/money/Pill'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Administration.module.css'
import { useAdministrationText } from './administration.text.ts'
import { administrationPages } from './administration.routes.tsx'
import { useAreas } from './use-areas.ts'
import { useQuery } from '@tanstack/react-query'
import { pauseQuery } from './pause/pausing.queries.ts'
import { usersQuery } from './people/people.queries.ts'
import { hooksQuery } from './webhooks/hooks.queries.ts'

/** Every area the user may enter, with what it is for. */
export function AdministrationPage() {
  const t = useAdministrationText()
  const locale = useLocale()
  const areas = useAreas()
  const attention = useAttention(areas.map(({ area }) => area))
  return (
    <div className={css.page}>
      <SectionHead title={t('administration.title')} note={t('administration.note')} />
      {administrationGroups.map((group) => {
        const own = areas.filter((area) => area.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} className={css.group} aria-labelledby={`administration-${group}`}>
            <h2 id={`administration-${group}`} className={css.groupTitle}>
              {t(`administration.group.${group}`)}
            </h2>
            <ul className={css.cards}>
              {own.map(({ area }) => (
                <li key={area} className={css.card} data-box="card">
                  <span className={css.icon}>{administrationPages[area].icon}</span>
                  <div className={css.words}>
                    <h3 className={css.name}>
                      <Link href={staffPaths.administrationArea(locale, area)}>
                        {t(`administration.area.${area}`)}
                      </Link>
                    </h3>
                    <p className={css.about}>{t(`administration.about.${area}`)}</p>
                    <Waits attention={attention[area]} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Waits({ attention }: { attention: Attention | undefined }) {
  if (!attention) return null
  return (
    <div>
      <Pill size="row" tone={attention.tone}>
        {attention.text}
      </Pill>
    </div>
  )
}

type Attention = { tone: 'neutral' | 'warning' | 'danger'; text: string }

/** What waits in an area, or goes wrong in it. Only areas the user may enter are asked. */
function useAttention(open: readonly AdministrationArea[]): Partial<Record<AdministrationArea, Attention>> {
  const t = useAdministrationText()
  const users = useQuery({ ...usersQuery(), enabled: open.includes('users') }).data
  const paused = useQuery({ ...pauseQuery, enabled: open.includes('pause') }).data
  const servers = useQuery({ ...hooksQuery, enabled: open.includes('webhooks') }).data
  const invited = users?.counts.invited ?? 0
  const pauses = paused?.results.filter((place) => place.paused).length ?? 0
  const failing = servers?.results.filter(({ failingSince }) => failingSince !== null).length ?? 0
  return {
    ...(invited > 0 && {
      users: { tone: 'neutral', text: t('administration.waits.invited', { n: invited }) },
    }),
    ...(pauses > 0 && { pause: { tone: 'warning', text: t('administration.waits.paused', { n: pauses }) } }),
    ...(failing > 0 && {
      webhooks: { tone: 'danger', text: t('administration.waits.failing', { n: failing }) },
    }),
  }
}
