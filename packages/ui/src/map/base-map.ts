import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { border, coast, inland, islands, type Line } from './kuwait-land.ts'
import { mainRoads, streets } from './kuwait-roads.ts'
import type { MapColours } from './map-colours.ts'
import type { NamedPlace } from './place.ts'
import { smooth } from './smooth.ts'

const projected = (line: Line) => line.map(([lng, lat]) => fromLonLat([lng, lat]))
const lineOf = (line: Line) => new Feature(new LineString(projected(smooth(line))))
const landOf = (ring: Line) => new Feature(new Polygon([projected(ring)]))

/** Land, sea and main roads from our own drawing: under the tiles, and alone where there are none. */
export function baseLayers(colours: MapColours): VectorLayer[] {
  const land = [
    landOf([...smooth(coast), ...inland]),
    ...islands.map((island) => landOf(smooth(island, { isClosed: true }))),
  ]
  const roads = mainRoads.map(lineOf)
  return [
    layer(land, [line(colours.shore, 12), new Style({ fill: new Fill({ color: colours.land }) })]),
    layer([new Feature(new LineString(projected(border)))], [line(colours.border, 1.5, [6, 6])]),
    layer(streets.map(lineOf), [line(colours.street, 4)], 13),
    layer(roads, [line(colours['road-edge'], 7)], 12),
    layer(roads, [line(colours.road, 5)], 12),
    layer(roads, [line(colours['road-edge'], 2)], 0, 12),
  ]
}

const font = '"IBM Plex Sans Arabic", system-ui, sans-serif'

/** Names that would cover each other wait for a closer look. */
export function nameLayer(places: readonly NamedPlace[], colours: MapColours): VectorLayer {
  const features = places.map(
    ({ lat, lng, name }) => new Feature({ geometry: new Point(fromLonLat([lng, lat])), name }),
  )
  return new VectorLayer({
    source: new VectorSource({ features }),
    minZoom: 10.5,
    declutter: true,
    style: (feature) =>
      new Style({
        text: new Text({
          text: String(feature.get('name')),
          font: `500 13px ${font}`,
          fill: new Fill({ color: colours.text }),
          stroke: new Stroke({ color: colours.land, width: 4 }),
          offsetY: 20,
          padding: [6, 8, 6, 8],
        }),
      }),
  })
}

const layer = (features: Feature[], style: Style[], minZoom = 0, maxZoom = 30) =>
  new VectorLayer({
    source: new VectorSource({ features }),
    style,
    minZoom,
    maxZoom,
    updateWhileInteracting: true,
  })

const line = (color: string, width: number, lineDash?: number[]) =>
  new Style({ stroke: new Stroke({ color, width, lineDash }) })
