import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from '@wasl/ui/charts/Sparkline'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Progress } from '@wasl/ui/data/Progress'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { StatTile } from '@wasl/ui/data/StatTile'
import { Timeline } from '@wasl/ui/data/Timeline'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dailyTotals } from './chart-samples.ts'
import css from './charts.module.css'
import { inLocale, say } from './in-locale.ts'

type Args = { way: 'up' | 'down' | 'flat' | 'unknown'; progress: number }

const meta = {
  title: 'ui/Data',
  tags: ['autodocs'],
  args: { way: 'up', progress: 62 },
  argTypes: {
    way: { control: 'inline-radio', options: ['up', 'down', 'flat', 'unknown'] },
    progress: { control: { type: 'range', min: 0, max: 100 } },
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Tiles: Story = {
  render: ({ way }, context) => {
    const loadingLabel = say(context, 'Loading', 'جارٍ التحميل')
    const note = say(context, 'on yesterday', 'عن أمس')
    const trend = say(context, 'Trend over the day', 'المنحنى خلال اليوم')
    const total = say(context, 'Total transactions', 'إجمالي المعاملات')
    const growth = {
      up: say(context, 'up 12.3%', 'أعلى \u206612.3%\u2069'),
      down: say(context, 'down 4.5%', 'أقل \u20664.5%\u2069'),
      flat: say(context, 'no change', 'بلا تغيير'),
      unknown: say(context, 'nothing to compare', 'لا شيء للمقارنة'),
    }
    return (
      <div className={css.tiles}>
        <StatTile
          label={total}
          value="128"
          growth={{ way, text: growth[way] }}
          note={note}
          chart={<Sparkline label={trend} data={dailyTotals(context, 12)} />}
          loadingLabel={loadingLabel}
        />
        <StatTile
          label={say(context, 'GMV', 'إجمالي قيمة المبيعات')}
          value={<Money value="1253.250" currency="KWD" locale={inLocale(context)} size="tile" />}
          growth={{ way: 'down', text: growth.down }}
          note={note}
          chart={<Sparkline label={trend} data={dailyTotals(context, 20)} look={1} />}
          loadingLabel={loadingLabel}
        />
        <StatTile
          label={say(context, 'Overall success rate', 'نسبة النجاح العامة')}
          value={<Ltr>87.3%</Ltr>}
          growth={{ way: 'flat', text: growth.flat }}
          note={note}
          chart={<Sparkline label={trend} data={dailyTotals(context, 2)} look={2} />}
          loadingLabel={loadingLabel}
        />
        <StatTile
          label={say(context, 'Failed', 'الفاشلة')}
          value="4"
          growth={{ way: 'down', text: growth.down, isGood: true }}
          note={note}
          loadingLabel={loadingLabel}
        />
        <StatTile
          label={say(context, 'Received since the first day of this unit', 'المستلم منذ أول يوم لهذه الوحدة')}
          value={<Money value="1204312.500" currency="KWD" locale={inLocale(context)} size="tile" />}
          growth={{ way: 'unknown', text: growth.unknown }}
          chart={<Sparkline label={trend} data={dailyTotals(context, 1)} look={4} />}
          loadingLabel={loadingLabel}
        />
        <StatTile label={total} value={null} loadingLabel={loadingLabel} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const [spark] = within(canvasElement).getAllByRole('group')
    if (!spark) throw new Error('no sparkline')
    spark.focus()
    await userEvent.keyboard('{End}')
    const point = document.getElementById(spark.getAttribute('aria-activedescendant') ?? '')
    await expect(point).toHaveAccessibleName(
      globals.locale === 'ar' ? /^20 نوفمبر 2026: / : /^20 November 2026: KWD/,
    )
    await userEvent.keyboard('{Escape}')
    await expect(spark).not.toHaveAttribute('aria-activedescendant')
    spark.blur()
  },
}

export const TimelineOfAPayment: Story = {
  render: (_, context) => {
    const at = (time: string) => say(context, `17 Nov 2026, 0${time} PM`, `17 نوفمبر 2026، 0${time} م`)
    return (
      <div className={css.charts}>
        <Card title={say(context, 'Timeline', 'التسلسل')}>
          <Timeline
            label={say(context, 'Timeline, newest first', 'التسلسل، الأحدث أولًا')}
            events={[
              {
                key: 'note',
                icon: <PlusIcon size={14} />,
                title: say(context, 'Note', 'ملاحظة'),
                by: <Ltr>checker.demo</Ltr>,
                time: say(context, '3 min ago', 'قبل 3 دقائق'),
                text: say(
                  context,
                  'The customer called twice: the second tray came without the printed card, so half of it is given back. نورة asked for a receipt in Arabic.',
                  'اتصل العميل مرتين: وصلت الصينية الثانية من دون البطاقة المطبوعة، لذلك يُعاد نصف المبلغ. The receipt was asked for in English.',
                ),
              },
              {
                key: 'refused',
                icon: <CircleXIcon size={14} />,
                tone: 'danger',
                title: say(context, 'Refund refused by the bank', 'رفض البنك الاسترداد'),
                by: say(context, 'Nothing was given back', 'لم يُعد أي مبلغ'),
                time: at('6:10'),
              },
              {
                key: 'sent',
                icon: <MailIcon size={14} />,
                tone: 'info',
                title: say(context, 'Receipt sent', 'أُرسل الإيصال'),
                by: <Ltr>a.very.long.address.of.somebody@catering.tamra-tide.example</Ltr>,
                time: at('6:05'),
              },
              {
                key: 'paid',
                icon: <CheckIcon size={14} />,
                tone: 'success',
                title: (
                  <>
                    {say(context, 'Paid', 'مدفوعة')}{' '}
                    <Money value="40.000" currency="KWD" locale={inLocale(context)} />
                  </>
                ),
                by: say(context, 'KNET confirmed the payment', 'أكدت كي نت الدفع'),
                time: at('6:04'),
              },
              {
                key: 'tried',
                icon: <RotateCwIcon size={14} />,
                tone: 'warning',
                title: say(context, 'Attempted', 'تمت المحاولة'),
                by: say(context, 'Customer went to KNET', 'انتقل العميل إلى كي نت'),
                time: at('6:02'),
              },
            ]}
          />
        </Card>
        <Card title={say(context, 'Payment', 'الدفع')}>
          <KeyValueList
            rows={[
              {
                key: 'amount',
                label: say(context, 'Amount', 'المبلغ'),
                value: <Money value="40.000" currency="KWD" locale={inLocale(context)} />,
              },
              { key: 'fee', label: say(context, 'Fee', 'الرسوم'), value: '' },
              {
                key: 'reference',
                label: say(context, 'Reference no', 'الرقم المرجعي'),
                value: (
                  <CopyableValue
                    text="R00001016"
                    label={say(context, 'Copy reference no', 'نسخ الرقم المرجعي')}
                    copiedLabel={say(context, 'Copied to clipboard', 'تم النسخ')}
                  />
                ),
              },
              {
                key: 'order',
                label: say(context, 'Order', 'الطلب'),
                value: say(context, 'Partially refunded gift trays', 'صواني هدايا مستردة جزئيًا'),
              },
            ]}
          />
        </Card>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const isArabic = globals.locale === 'ar'
    const page = within(canvasElement)
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: fn() } })
    await userEvent.click(
      page.getByRole('button', { name: isArabic ? 'نسخ الرقم المرجعي' : 'Copy reference no' }),
    )
    await waitFor(() =>
      expect(page.getByText(isArabic ? 'تم النسخ' : 'Copied to clipboard')).toBeInTheDocument(),
    )
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('R00001016')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    await expect(page.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Waiting: Story = {
  render: ({ progress }, context) => {
    const loading = say(context, 'Loading', 'جارٍ التحميل')
    return (
      <div className={css.charts}>
        <Card title={say(context, 'Progress', 'التقدم')}>
          <div className={css.stack}>
            <Progress
              label={say(context, 'Preparing the report', 'تجهيز التقرير')}
              value={progress}
              note={`${progress}%`}
              tone="warning"
            />
            <Progress
              label={say(context, 'School fair invoices', 'فواتير المعرض المدرسي')}
              value={37}
              of={58}
              note={say(context, '37 of 58 sent', 'أُرسل 37 من 58')}
            />
            <Progress
              label={say(context, 'Checked', 'تم الفحص')}
              value={100}
              note={say(context, '236 rows fine', '236 صفًا سليمًا')}
              tone="success"
            />
            <Progress
              label={say(context, 'Failed', 'فشل')}
              value={20}
              note={say(context, 'Stopped at row 47', 'توقف عند الصف 47')}
              tone="danger"
            />
            <Progress
              label={say(context, 'Looking for the bank', 'جارٍ الاتصال بالبنك')}
              note={say(context, 'about 20 s', 'نحو 20 ثانية')}
              isDelayed
            />
          </div>
        </Card>
        <Card title={say(context, 'A list', 'قائمة')}>
          <SkeletonBlocks kind="list" label={loading} count={4} />
        </Card>
        <Card title={say(context, 'A detail', 'تفاصيل')}>
          <SkeletonBlocks kind="details" label={loading} count={6} />
        </Card>
        <Card title={say(context, 'Cards', 'بطاقات')}>
          <SkeletonBlocks kind="cards" label={loading} count={3} />
        </Card>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const bars = await waitFor(() => {
      const shown = within(canvasElement).getAllByRole('progressbar')
      if (shown.length < 5) throw new Error('the delayed one is not here yet')
      return shown
    })
    await expect(bars[1]).toHaveAttribute('value', '64')
    await expect(bars[1]).toHaveAttribute(
      'aria-valuetext',
      globals.locale === 'ar' ? 'أُرسل 37 من 58' : '37 of 58 sent',
    )
    await expect(bars[4]).not.toHaveAttribute('value')
  },
}
