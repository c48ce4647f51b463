import type { Place } from './place.ts'

export type LocateProblem = 'denied' | 'unavailable'

const giveUpMs = 10_000

/** Where this device is. The browser asks first. Rejects with a LocateProblem as its cause. */
export const ownPlace = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(problem('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) =>
        reject(problem(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { enableHighAccuracy: true, timeout: giveUpMs },
    )
  })

export const locateProblem = (error: unknown): LocateProblem =>
  error instanceof Error && error.cause === 'denied' ? 'denied' : 'unavailable'

const problem = (cause: LocateProblem) => new Error('no place', { cause })
