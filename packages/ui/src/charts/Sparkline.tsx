import { AreaClosed, LinePath } from '@visx/shape'
import { scaleLinear } from '@visx/scale'
import { useLocale } from 'react-aria-components/I18nProvider'
import { drawnValues, type ChartData, type Drawn, type SeriesLook } from './chart-data.ts'
import { Readout } from './Readout.tsx'
import { markPath } from './shapes.ts'
import series from './series.module.css'
import css from './Sparkline.module.css'
import { useWalk } from './use-walk.ts'

type Props = {
  /** "Trend over the day": the figure beside it says the value. */
  label: string
  /** One series. */
  data: ChartData
  look?: SeriesLook
}

const [width, height, edge] = [104, 48, 5]

/** The shape of the last days in the size of a word. Hover or walk it with the arrow keys to read its values. */
export function Sparkline({ label, data, look = 3 }: Props) {
  const { direction } = useLocale()
  const isMirrored = direction === 'rtl'
  const values = data.series[0] ? drawnValues(data.series[0]) : []
  const { at, stage, point } = useWalk({ count: values.length, isMirrored })
  const textAt = (index: number) => {
    const value = data.series[0]?.values[index] ?? null
    return value === null ? '-' : data.figures.write(value)
  }

  const { xOf, yOf } = measures(values, isMirrored)
  const points = values.map((value, place) => ({ value, place }))
  const path = {
    data: points,
    defined: ({ value }: { value: Drawn }) => value !== null,
    x: ({ place }: { place: number }) => xOf(place),
    y: ({ value }: { value: Drawn }) => yOf(value ?? 0),
  }
  const shown = at ?? values.findLastIndex((value) => value !== null)
  const dot = values[shown] ?? null
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : width

  return (
    <div className={css.spark} {...stage} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="presentation">
        <g aria-hidden="true" data-series={look}>
          <AreaClosed {...path} yScale={scaleLinear({ range: [height, 0] })} className={series.area} />
          <LinePath {...path} className={series.line} />
          {dot !== null && (
            <path className={series.mark} d={markPath(1, { x: xOf(shown), y: yOf(dot), r: 3.5 })} />
          )}
        </g>
        {values.map((_, index) => (
          <rect
            key={data.categories[index]?.key}
            {...point(index)}
            aria-label={`${data.categories[index]?.label}: ${textAt(index)}`}
            className={css.point}
            x={xOf(index) - step / 2}
            width={step}
            height={height}
          />
        ))}
      </svg>
      {at !== null && (
        <div className={css.readout}>
          <Readout
            title={data.categories[at]?.label ?? ''}
            rows={[{ key: 'value', look, label: '', text: textAt(at) }]}
            at={width}
            width={width}
          />
        </div>
      )}
    </div>
  )
}

function measures(values: Drawn[], isMirrored: boolean) {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const ends = isMirrored ? [width - edge, edge] : [edge, width - edge]
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: ends })
  const y = scaleLinear({
    domain: low === high ? [low - 1, high + 1] : [low, high],
    range: [height - edge, edge],
  })
  return {
    xOf: (place: number) => (values.length === 1 ? width / 2 : x(place)),
    yOf: (value: number) => y(value),
  }
}
