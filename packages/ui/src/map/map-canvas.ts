import { defaults as interactions } from 'ol/interaction/defaults.js'
import TileLayer from 'ol/layer/Tile.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import View from 'ol/View.js'
import { baseLayers, nameLayer } from './base-map.ts'
import { onThemeChange, readColours } from './map-colours.ts'
import type { NamedPlace, Place } from './place.ts'

export type MapOptions = {
  centre: Place
  tileUrl?: string
  areas: readonly NamedPlace[]
  onMoved: (centre: Place) => void
  onTapped: (place: Place) => void
  onTilesFailed: (hasFailed: boolean) => void
}

export type MapCanvas = {
  moveTo: (place: Place) => void
  pan: (alongPixels: number, upPixels: number) => void
  zoom: (steps: number) => void
  /** Dragging, pinching and the wheel; off in a preview, so that it does not hold the page. */
  setMovable: (isMovable: boolean) => void
  remove: () => void
}

const startZoom = 14
const wholeCountry = transformExtent([46.5, 28.5, 48.7, 30.15], 'EPSG:4326', 'EPSG:3857')
const msOfMove = 220

export function createMap(element: HTMLElement, options: MapOptions): MapCanvas {
  const view = new View({
    center: projected(options.centre),
    zoom: startZoom,
    minZoom: 8,
    maxZoom: 19,
    extent: wholeCountry,
    constrainOnlyCenter: true,
    enableRotation: false,
  })
  const moves = interactions({ altShiftDragRotate: false, pinchRotate: false, keyboard: false })
  const map = new OlMap({ target: element, view, controls: [], interactions: moves })

  const draw = () => {
    const colours = readColours(element)
    element.style.backgroundColor = colours.sea
    const tiles = options.tileUrl ? [tileLayer(options.tileUrl, options.onTilesFailed)] : []
    map.setLayers([
      ...baseLayers(colours),
      ...tiles,
      nameLayer(options.tileUrl ? [] : options.areas, colours),
    ])
  }
  draw()
  const stopListening = onThemeChange(draw)

  map.on('moveend', () => options.onMoved(placeOf(view.getCenter())))
  map.on('click', ({ coordinate }) => options.onTapped(placeOf(coordinate)))

  // Where the last press leads: the next one starts there, not from the middle of its way.
  let aim: { center?: number[]; zoom?: number } = {}
  const forget = () => {
    aim = {}
  }
  for (const grip of ['pointerdown', 'wheel'] as const)
    element.addEventListener(grip, forget, { passive: true })

  const animate = (change: { center?: number[]; zoom?: number }) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    aim = { ...aim, ...change }
    view.cancelAnimations()
    view.animate({ ...aim, duration: isCalm ? 0 : msOfMove }, (hasArrived) => {
      if (hasArrived) forget()
    })
  }

  return {
    moveTo: (place) => animate({ center: projected(place) }),
    pan: (alongPixels, upPixels) => {
      const [x = 0, y = 0] = aim.center ?? view.getCenter() ?? []
      const resolution = view.getResolution() ?? 1
      animate({ center: [x + alongPixels * resolution, y + upPixels * resolution] })
    },
    zoom: (steps) => animate({ zoom: Math.round((aim.zoom ?? view.getZoom() ?? startZoom) + steps) }),
    setMovable: (isMovable) => {
      for (const move of map.getInteractions().getArray()) move.setActive(isMovable)
    },
    remove: () => {
      stopListening()
      map.setTarget()
      map.dispose()
    },
  }
}

function tileLayer(url: string, onFailed: (hasFailed: boolean) => void): TileLayer {
  const source = new XYZ({ url })
  source.on('tileloaderror', () => onFailed(true))
  source.on('tileloadend', () => onFailed(false))
  return new TileLayer({ source })
}

const projected = ({ lat, lng }: Place) => fromLonLat([lng, lat])

function placeOf(coordinate: number[] | undefined): Place {
  const [lng = 0, lat = 0] = coordinate ? toLonLat(coordinate) : []
  return { lat, lng }
}
