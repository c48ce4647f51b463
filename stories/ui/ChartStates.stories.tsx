import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { BarChart } from '@wasl/ui/charts/BarChart'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { DoughnutChart } from '@wasl/ui/charts/DoughnutChart'
import { LineChart } from '@wasl/ui/charts/LineChart'
import {
  chartWords,
  dailyTotals,
  gatewayCounts,
  monthlySizes,
  productSales,
  statesByDay,
} from './chart-samples.ts'
import css from './charts.module.css'
import { say } from './in-locale.ts'

const meta = { title: 'ui/charts/States', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (_, context) => {
    const words = chartWords(context)
    const title = say(context, 'Average transaction size', 'متوسط قيمة المعاملة')
    const data = monthlySizes(context)
    const one = dailyTotals(context, 1)
    const long = productSales(context, { isLong: true })
    const nothing = {
      ...data,
      series: data.series.map((series) => ({ ...series, values: series.values.map(() => null) })),
    }
    return (
      <div className={css.charts}>
        <ChartFrame title={title} summary="" data={data} words={words} state="loading">
          <p />
        </ChartFrame>
        <ChartFrame
          title={title}
          summary={say(context, 'No payments in this period', 'لا مدفوعات في هذه الفترة')}
          data={nothing}
          words={words}
        >
          <p />
        </ChartFrame>
        <ChartFrame
          title={title}
          summary=""
          data={data}
          words={words}
          state={{
            kind: 'error',
            title: say(context, 'The chart did not arrive', 'لم يصل الرسم البياني'),
            text: say(
              context,
              'Your payments are safe: nothing was changed.',
              'مدفوعاتك سليمة: لم يتغير شيء.',
            ),
            retry: <Button>{say(context, 'Try again', 'حاول مرة أخرى')}</Button>,
          }}
        >
          <p />
        </ChartFrame>
        <ChartFrame
          title={say(context, 'The first day', 'اليوم الأول')}
          summary={say(context, 'One point is a point', 'نقطة واحدة')}
          data={one}
          words={words}
        >
          <LineChart label={say(context, 'The first day', 'اليوم الأول')} data={one} />
        </ChartFrame>
        <ChartFrame
          title={say(
            context,
            'Sales by a product with a very long name that needs a second line',
            'المبيعات حسب منتج اسمه طويل جدًا يحتاج إلى سطر ثانٍ',
          )}
          summary={say(
            context,
            'Long names are cut on the axis and whole in the table',
            'الأسماء الطويلة مقطوعة على المحور وكاملة في الجدول',
          )}
          data={long}
          words={words}
        >
          <BarChart label={say(context, 'Sales by product', 'المبيعات حسب المنتج')} data={long} />
        </ChartFrame>
        <ChartFrame
          title={say(context, 'Eight gateways', 'ثماني بوابات')}
          summary={say(context, 'The smallest three are one slice', 'أصغر ثلاث بوابات شريحة واحدة')}
          data={gatewayCounts(context, 8)}
          words={words}
        >
          <DoughnutChart
            label={say(context, 'Eight gateways', 'ثماني بوابات')}
            data={gatewayCounts(context, 8)}
            words={{ total: say(context, 'today', 'اليوم'), other: say(context, 'Other', 'أخرى') }}
          />
        </ChartFrame>
        <ChartFrame
          title={say(context, 'Payments by state, stacked', 'المدفوعات حسب الحالة، متراكمة')}
          summary={say(context, 'Paid grows over the week', 'المدفوعة تزداد خلال الأسبوع')}
          data={statesByDay(context)}
          words={words}
        >
          <BarChart
            label={say(context, 'Payments by state', 'المدفوعات حسب الحالة')}
            data={statesByDay(context)}
            layout="stacked"
          />
        </ChartFrame>
      </div>
    )
  },
}
