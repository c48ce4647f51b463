import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { searchAreas } from '@wasl/domain/area-search'
import type { MapSources } from '@wasl/ui/map/MapPicker'
import type { NamedPlace } from '@wasl/ui/map/place.ts'
import { useEffect, useMemo, useState } from 'react'
import { loadClient } from '../../../base/load-client.ts'
import { log } from '../../../base/log.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { namedAreas } from '../address/named-areas.ts'

type Services = { tileUrl: string | null; hasSearch: boolean }

/** What the installation offers besides our own drawing and the list of areas. */
export function useMapSources(areas: Delivery['areas']): MapSources {
  const locale = useLocale()
  const [services, setServices] = useState<Services>({ tileUrl: null, hasSearch: false })
  useEffect(() => {
    let isGone = false
    void askServices().then((found) => {
      if (found && !isGone) setServices(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  return useMemo(() => {
    const named = namedAreas(areas, locale)
    return {
      areas: named,
      ...(services.tileUrl && { tileUrl: services.tileUrl }),
      search: (text) => searchPlaces(text, { areas, named, hasSearch: services.hasSearch }),
    }
  }, [areas, locale, services])
}

async function askServices(): Promise<Services | null> {
  try {
    const answer = await (await loadClient()).map.map()
    return answer.status === 200 ? answer.body : null
  } catch (error) {
    log('The map stands without the services of this installation', error)
    return null
  }
}

type Known = { areas: Delivery['areas']; named: readonly NamedPlace[]; hasSearch: boolean }

/** Our own list answers at once; the place search, where there is one, adds what it knows. */
async function searchPlaces(text: string, { areas, named, hasSearch }: Known): Promise<NamedPlace[]> {
  const found = searchAreas(areas, text).flatMap(({ en }) => named.find(({ id }) => id === en) ?? [])
  return hasSearch && text.length >= 2
    ? [...found.slice(0, 4), ...(await askPlaces(text))]
    : found.slice(0, 8)
}

async function askPlaces(text: string): Promise<NamedPlace[]> {
  try {
    const answer = await (await loadClient()).map.places({ query: { q: text } })
    return answer.status === 200 ? answer.body.places : []
  } catch (error) {
    log('The place search did not answer', error)
    return []
  }
}
