import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from '@wasl/ui/charts/BarChart'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { DoughnutChart } from '@wasl/ui/charts/DoughnutChart'
import { LineChart } from '@wasl/ui/charts/LineChart'
import { RankedBars } from '@wasl/ui/charts/RankedBars'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  chartWords,
  dailyTotals,
  gatewayCounts,
  gatewayRates,
  monthlySizes,
  productSales,
  statesByDay,
} from './chart-samples.ts'
import { say } from './in-locale.ts'
import css from './charts.module.css'

type Args = { layout: 'grouped' | 'stacked'; timeDirection: 'auto' | 'ltr' }

const meta = {
  title: 'ui/charts/Charts',
  tags: ['autodocs'],
  args: { layout: 'grouped', timeDirection: 'auto' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['grouped', 'stacked'] },
    timeDirection: { control: 'inline-radio', options: ['auto', 'ltr'] },
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
type Shown = { globals: Record<string, unknown> }

/** The charts of the home page: one gateway has one colour, and lights up in both charts. */
function HomeCharts({ shown }: { shown: Shown }) {
  const [lit, setLit] = useState<string | null>(null)
  const words = chartWords(shown)
  const gateways = say(shown, 'Transactions per gateway', 'المعاملات لكل بوابة')
  const sizes = say(shown, 'Average transaction size', 'متوسط قيمة المعاملة')
  return (
    <div className={css.charts}>
      <ChartFrame
        title={gateways}
        summary={say(shown, 'KNET carries more than half', 'كي نت تحمل أكثر من النصف')}
        data={gatewayCounts(shown)}
        words={words}
      >
        <DoughnutChart
          label={gateways}
          data={gatewayCounts(shown)}
          words={{ total: say(shown, 'today', 'اليوم'), other: say(shown, 'Other', 'أخرى') }}
          lit={lit}
          onLit={setLit}
        />
      </ChartFrame>
      <ChartFrame
        title={say(shown, 'Success rate per gateway', 'نسبة النجاح لكل بوابة')}
        summary={say(
          shown,
          'Best first; the mark is the overall 87.3%',
          'الأعلى أولًا، والعلامة هي المعدل ⁦87.3%⁩',
        )}
        data={gatewayRates(shown)}
        words={words}
      >
        <RankedBars data={gatewayRates(shown)} full={100} mark={87.3} lit={lit} onLit={setLit} />
      </ChartFrame>
      <ChartFrame
        title={sizes}
        summary={say(
          shown,
          'By month, in KWD. November so far: 9.791',
          'حسب الشهر، بالدينار. نوفمبر حتى الآن: 9.791',
        )}
        data={monthlySizes(shown)}
        words={words}
      >
        <BarChart label={sizes} data={monthlySizes(shown)} emphasis="2026-11" />
      </ChartFrame>
      <ChartFrame
        title={say(shown, 'Product-wise sales', 'المبيعات حسب المنتج')}
        summary={say(shown, 'Paid today, in KWD', 'المدفوع اليوم بالدينار')}
        data={productSales(shown)}
        words={words}
      >
        <RankedBars data={productSales(shown)} hasShares />
      </ChartFrame>
    </div>
  )
}

export const Home: Story = {
  render: (_, context) => <HomeCharts shown={context} />,
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement)
    const isArabic = globals.locale === 'ar'
    await step('arrow keys walk the months, and time runs right to left in Arabic', async () => {
      const chart = page.getByRole('group', {
        name: isArabic ? 'متوسط قيمة المعاملة' : 'Average transaction size',
      })
      chart.focus()
      const on = isArabic ? '{ArrowLeft}' : '{ArrowRight}'
      await userEvent.keyboard(`{Home}${on}`)
      await expect(pointOf(chart)).toMatch(isArabic ? /^فبراير 2026: 9\.050/ : /^February 2026: KWD.9\.050/)
      await userEvent.keyboard('{End}')
      await expect(pointOf(chart)).toMatch(/: -$/)
      await userEvent.keyboard('{Escape}')
      await expect(chart).not.toHaveAttribute('aria-activedescendant')
    })
    await step('one gateway lights up in both charts', async () => {
      const chart = page.getByRole('group', {
        name: isArabic ? 'المعاملات لكل بوابة' : 'Transactions per gateway',
      })
      chart.focus()
      await userEvent.keyboard('{Home}')
      await expect(pointOf(chart)).toMatch(/71, 55%$/)
      await expect(canvasElement.querySelectorAll('li[data-faded]')).toHaveLength(3)
      chart.blur()
      await waitFor(() => expect(canvasElement.querySelectorAll('li[data-faded]')).toHaveLength(0))
    })
  },
}

/** The name of the point on which the keyboard stands. */
const pointOf = (chart: HTMLElement) =>
  document.getElementById(chart.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')

export const TableAndFiles: Story = {
  render: ({ layout, timeDirection }, context) => (
    <ChartFrame
      title={say(context, 'Payments by state', 'المدفوعات حسب الحالة')}
      summary={say(
        context,
        'Paid grows over the week, failed stays below 20',
        'المدفوعة تزداد خلال الأسبوع، والفاشلة أقل من 20',
      )}
      data={statesByDay(context)}
      words={chartWords(context)}
    >
      <BarChart
        label={say(context, 'Payments by state', 'المدفوعات حسب الحالة')}
        data={statesByDay(context)}
        layout={layout}
        timeDirection={timeDirection}
      />
    </ChartFrame>
  ),
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement)
    const isArabic = globals.locale === 'ar'
    const files: { name: string; blob: Blob }[] = []
    const { createObjectURL } = URL
    let blob = new Blob()
    URL.createObjectURL = (given: Blob) => createObjectURL.call(URL, (blob = given))
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
      event.preventDefault()
      files.push({ name: event.target.download, blob })
    }
    addEventListener('click', keep, true)
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      files.push({ name: this.download, blob })
    }
    try {
      await step('files are named after the chart', async () => {
        for (const kind of ['CSV', 'SVG']) {
          await userEvent.click(page.getByRole('button', { name: isArabic ? /^تنزيل/ : /^Download/ }))
          await userEvent.click(
            await within(document.body).findByRole('menuitem', { name: new RegExp(kind) }),
          )
        }
        const title = isArabic ? 'المدفوعات حسب الحالة' : 'Payments by state'
        await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`${title}.csv`, `${title}.svg`]))
        const bytes = new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0))
        await expect(String(bytes.slice(0, 3))).toBe('239,187,191')
        const svg = (await files[1]?.blob.text()) ?? ''
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
        await expect(parsed.querySelector('parsererror')).toBeNull()
        await expect(svg).toMatch(/fill="rgb\(217, 101, 11\)"|fill="rgb\(255, 152, 87\)"/)
        await expect(svg).not.toMatch(/var\(--|class=/)
      })
      await step('the table says every value', async () => {
        const button = page.getByRole('button', { name: isArabic ? /^عرض كجدول/ : /^View as table/ })
        await userEvent.click(button)
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getAllByRole('row')).toHaveLength(8)
        await expect(page.getByText('1,204')).toBeVisible()
        await userEvent.click(button)
        await expect(page.queryByRole('table')).toBeNull()
      })
    } finally {
      HTMLAnchorElement.prototype.click = click
      URL.createObjectURL = createObjectURL
      removeEventListener('click', keep, true)
    }
  },
}

export const Lines: Story = {
  tags: ['whole'],
  render: ({ timeDirection }, context) => {
    const words = chartWords(context)
    const one = say(context, 'Received by day', 'المستلم حسب اليوم')
    const three = say(context, 'Payments by state', 'المدفوعات حسب الحالة')
    return (
      <div className={css.charts}>
        <ChartFrame
          title={one}
          summary={say(context, 'A year of days; Fridays are quiet', 'سنة كاملة؛ أيام الجمعة هادئة')}
          data={dailyTotals(context, 365)}
          words={words}
        >
          <LineChart label={one} data={dailyTotals(context, 365)} timeDirection={timeDirection} />
        </ChartFrame>
        <ChartFrame
          title={three}
          summary={say(context, 'Paid grows over the week', 'المدفوعة تزداد خلال الأسبوع')}
          data={statesByDay(context)}
          words={words}
        >
          <LineChart label={three} data={statesByDay(context)} timeDirection={timeDirection} />
        </ChartFrame>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const [chart] = within(canvasElement).getAllByRole('group')
    const points = within(chart as HTMLElement).getAllByRole('img')
    await expect(points).toHaveLength(365)
    await userEvent.hover(points[200] as Element)
    await expect(chart).toHaveAttribute('aria-activedescendant', points[200]?.id)
    await userEvent.unhover(points[200] as Element)
  },
}
