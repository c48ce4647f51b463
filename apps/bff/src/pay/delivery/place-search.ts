import type { Place } from '@wasl/contracts/web/pay/delivery.contract'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { z } from 'zod'
import type { Clock } from '../../bff-env.ts'

export type PlaceSearch = (text: string, language: Locale) => Promise<Result<Place[], 'unavailable'>>

type Options = { readonly url: string; readonly clock: Clock; readonly fetch: typeof fetch }

const patienceMs = 3_000
const keptMs = 86_400_000
const mostKept = 500
const mostPlaces = 8

/** Asks the configured service, which learns what is searched but not by whom. The same question is asked once a day. */
export function createPlaceSearch({ url, clock, fetch: ask }: Options): PlaceSearch {
  const kept = new Map<string, { places: Place[]; until: number }>()
  return async (text, language) => {
    const question = `${language} ${text.trim().toLowerCase()}`
    const known = kept.get(question)
    const now = clock.now().getTime()
    if (known && known.until > now) return accepted(known.places)
    const places = await answerOf(ask, addressOf(url, text.trim(), language))
    if (places === null) return refused('unavailable')
    kept.delete(question)
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
    kept.set(question, { places, until: now + keptMs })
    return accepted(places)
  }
}

/** With `{q}` the address says where the words go; without, the service speaks as Nominatim does. */
function addressOf(url: string, text: string, language: Locale): string {
  if (url.includes('{q}')) {
    return url.replaceAll('{q}', encodeURIComponent(text)).replaceAll('{lang}', language)
  }
  const address = new URL(url)
  const query = { q: text, format: 'jsonv2', limit: String(mostPlaces), 'accept-language': language }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

async function answerOf(ask: typeof fetch, address: string): Promise<Place[] | null> {
  try {
    const response = await ask(address, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'application/json' },
      redirect: 'error',
    })
    if (!response.ok) return null
    const parsed = Answer.safeParse(await response.json())
    return parsed.success ? parsed.data.slice(0, mostPlaces) : null
  } catch {
    return null
  }
}

const degrees = (most: number) => z.coerce.number().min(-most).max(most)

const Nominatim = z.array(
  z
    .object({
      place_id: z.coerce.string(),
      display_name: z.string().min(1),
      lat: degrees(90),
      lon: degrees(180),
    })
    .transform(({ place_id, display_name, lat, lon }): Place => ({
      id: place_id,
      name: display_name.slice(0, 200),
      lat,
      lng: lon,
    })),
)

const Photon = z
  .object({
    features: z.array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]) }),
        properties: z.object({
          osm_id: z.coerce.string().optional(),
          name: z.string().optional(),
          street: z.string().optional(),
          city: z.string().optional(),
        }),
      }),
    ),
  })
  .transform(({ features }): Place[] =>
    features.map(({ geometry, properties }, at) => ({
      id: properties.osm_id ?? String(at),
      name: [properties.name, properties.street, properties.city].filter(Boolean).join(', ').slice(0, 200),
      lat: geometry.coordinates[1],
      lng: geometry.coordinates[0],
    })),
  )

const Answer = z.union([Nominatim, Photon])
