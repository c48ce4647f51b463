import { useRef, useState, type ReactNode } from 'react'
import { EmptyState } from '../data/EmptyState.tsx'
import { ErrorState } from '../data/ErrorState.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { DownloadIcon } from '../icons/DownloadIcon.tsx'
import { Table2Icon } from '../icons/Table2Icon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import { saveFile } from '../actions/save-file.ts'
import { hasValues, type ChartData } from './chart-data.ts'
import css from './ChartFrame.module.css'
import { csvText } from './csv.ts'
import { fileName } from './file-name.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

/** The whole chart as rows of text: a head, then one row for each category. */
function chartRows({ heading, categories, series, figures }: ChartData): string[][] {
  const head = [heading, ...series.map(({ label }) => label)]
  const rows = categories.map(({ label }, index) => [
    label,
    ...series.map(({ values }) => {
      const value = values[index] ?? null
      return value === null ? '' : figures.write(value, index)
    }),
  ])
  return [head, ...rows]
}

/** The same for a file, where a number stays a number. */
const fileRows = (data: ChartData): string[][] =>
  chartRows({ ...data, figures: { ...data.figures, write: (value) => value } })

const heights = [56, 92, 70, 128, 104, 84, 112, 140, 96, 120, 76, 108]

/** As high as a chart, so that nothing moves when it comes. */
function ChartLoading({ label }: { label: string }) {
  return (
    <div className={css.loading} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <svg viewBox="0 0 480 168" width="100%" aria-hidden="true">
        {heights.map((height, index) => (
          <rect key={height} x={index * 40 + 6} y={168 - height} width="28" height={height} rx="4" />
        ))}
      </svg>
    </div>
  )
}

export type ChartWords = {
  /** "View as table", and what it says of this chart to a screen reader comes from the title. */
  table: string
  download: string
  csv: string
  svg: string
  loading: string
  emptyTitle: string
  empty: string
}

type Props = {
  title: string
  /** One sentence that says what the chart shows: it is the chart for who does not see it. */
  summary: string
  data: ChartData
  words: ChartWords
  state?: 'ready' | 'loading' | { kind: 'error'; title: string; text: string; retry: ReactNode }
  /** A choice of what is shown, such as the year. */
  controls?: ReactNode
  children: ReactNode
}

/** A chart with its title, its sentence, its table and its files. */
export function ChartFrame({ title, summary, data, words, state = 'ready', controls, children }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [isTable, setIsTable] = useState(false)
  const isReady = state === 'ready' && hasValues(data)

  const download = async (kind: string) => {
    if (kind === 'csv') {
      saveFile(
        fileName(title, 'csv'),
        new Blob([csvText(fileRows(data))], { type: 'text/csv;charset=utf-8' }),
      )
      return
    }
    const drawn = frame.current
    if (!drawn) return
    const { savePicture } = await import('./save-picture.ts')
    savePicture(drawn, { title, summary })
  }

  return (
    <figure ref={frame} className={css.frame} aria-label={title} data-box="card" data-edge="">
      <div className={css.head}>
        <div className={css.words}>
          <h2>{title}</h2>
          {/* Its line is there before its words are: nothing below moves. */}
          {(state === 'ready' || state === 'loading') && <p>{state === 'ready' ? summary : '\u00a0'}</p>}
        </div>
        {controls}
        {isReady && (
          <div className={css.actions} data-print="hide">
            <IconButton
              label={`${words.table}: ${title}`}
              icon={<Table2Icon />}
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            />
            <Menu
              trigger={<IconButton label={`${words.download}: ${title}`} icon={<DownloadIcon />} />}
              label={words.download}
              align="end"
              groups={[
                {
                  id: 'files',
                  items: [
                    { id: 'csv', label: words.csv },
                    // The table hides the drawing that the file is made of.
                    ...(isTable ? [] : [{ id: 'svg', label: words.svg }]),
                  ],
                },
              ]}
              onAction={(kind) => void download(kind)}
            />
          </div>
        )}
      </div>
      <div className={css.body}>{body()}</div>
    </figure>
  )

  function body(): ReactNode {
    if (state === 'loading') return <ChartLoading label={words.loading} />
    if (state !== 'ready')
      return (
        <ErrorState kind="failed" heading="h3" title={state.title} actions={state.retry}>
          {state.text}
        </ErrorState>
      )
    if (!isReady)
      return (
        <EmptyState kind="no-data" heading="h3" title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )
    return isTable ? <ChartTable data={data} label={`${words.table}: ${title}`} /> : children
  }
}

/** The chart as text, with every value in full. */
function ChartTable({ data, label }: { data: ChartData; label: string }) {
  const [head = [], ...rows] = chartRows(data)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={data.series[column - 1]?.key ?? 'category'} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([category, ...values], row) => (
            <tr key={data.categories[row]?.key}>
              <th scope="row">{category}</th>
              {values.map((value, column) => (
                <td key={data.series[column]?.key}>{value ? <bdi>{value}</bdi> : '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
