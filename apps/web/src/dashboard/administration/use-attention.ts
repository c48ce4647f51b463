import { useQuery } from '@tanstack/react-query'
import type { AdministrationArea } from '@wasl/domain/administration'
import { useAdministrationText } from './administration.text.ts'
import { pauseQuery } from './pause/pausing.queries.ts'
import { usersQuery } from './people/people.queries.ts'
import { hooksQuery } from './webhooks/hooks.queries.ts'

export type Attention = { tone: 'neutral' | 'warning' | 'danger'; text: string }

/** What waits in an area, or goes wrong in it. Only areas the user may enter are asked. */
export function useAttention(
  open: readonly AdministrationArea[],
): Partial<Record<AdministrationArea, Attention>> {
  const t = useAdministrationText()
  const users = useQuery({ ...usersQuery({}), enabled: open.includes('users') }).data
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
