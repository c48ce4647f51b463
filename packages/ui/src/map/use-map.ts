import { useEffect, useRef, useState } from 'react'
import type { MapCanvas, MapOptions } from './map-canvas.ts'
import type { Place } from './place.ts'

type Options = Omit<MapOptions, 'onMoved' | 'onTapped' | 'onTilesFailed'> & {
  isMovable: boolean
  onTapped: (place: Place) => void
}

/** The library weighs 76 KB: it comes with the first map, which stands in its sea colour until then. */
export function useMap({ centre, tileUrl, areas, isMovable, onTapped }: Options) {
  const element = useRef<HTMLDivElement>(null)
  const [canvas, setCanvas] = useState<MapCanvas | null>(null)
  const [shown, setShown] = useState(centre)
  const [haveTilesFailed, setHaveTilesFailed] = useState(false)
  const latest = useRef({ centre, onTapped })
  useEffect(() => {
    latest.current = { centre, onTapped }
  }, [centre, onTapped])

  useEffect(() => {
    let made: MapCanvas | null = null
    let isGone = false
    void (async () => {
      const { createMap } = await import('./map-canvas.ts')
      if (isGone || !element.current) return
      made = createMap(element.current, {
        centre: latest.current.centre,
        tileUrl,
        areas,
        onMoved: setShown,
        onTapped: (place) => latest.current.onTapped(place),
        onTilesFailed: setHaveTilesFailed,
      })
      setCanvas(made)
    })()
    return () => {
      isGone = true
      made?.remove()
      setCanvas(null)
    }
  }, [tileUrl, areas])

  useEffect(() => canvas?.setMovable(isMovable), [canvas, isMovable])

  const { lat, lng } = centre
  useEffect(() => canvas?.moveTo({ lat, lng }), [canvas, lat, lng])

  return { element, canvas, shown, haveTilesFailed }
}
