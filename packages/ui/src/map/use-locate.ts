import { useState } from 'react'
import { locateProblem, ownPlace, type LocateProblem } from './current-place.ts'
import type { Place } from './place.ts'

export type LocateState = 'idle' | 'locating' | LocateProblem

type Options = { locate?: () => Promise<Place>; onFound: (place: Place) => void }

export function useLocate({ locate = ownPlace, onFound }: Options) {
  const [state, setState] = useState<LocateState>('idle')
  const find = async () => {
    setState('locating')
    try {
      onFound(await locate())
      setState('idle')
    } catch (error) {
      setState(locateProblem(error))
    }
  }
  return { state, find }
}
