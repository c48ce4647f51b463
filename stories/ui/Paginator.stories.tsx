import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowsChoices } from '@wasl/ui/table/page-links.ts'
import { Paginator } from '@wasl/ui/table/Paginator'
import { expect, fn, userEvent } from 'storybook/test'
import { pageWords } from '../patterns/sample-list-words.tsx'
import { inLocale, say } from './in-locale.ts'
import './table-story.css'

const rowsFor = (total: number | null, label: string, all: string) => ({
  label,
  options: rowsChoices(total).map((choice) => ({
    value: String(choice),
    label: choice === 'all' ? all : String(choice),
  })),
  selected: '10',
  onSelect: fn(),
})

const meta = {
  title: 'ui/table/Paginator',
  tags: ['autodocs'],
  component: Paginator,
  args: {
    rows: rowsFor(1204, 'Rows', 'All 1,204'),
    range: '',
    pages: { kind: 'numbered', page: 60, count: 121 },
    words: pageWords.en.words,
    hrefOf: (page) => `#page=${page}`,
    onPage: fn(),
  },
  argTypes: { words: { table: { disable: true } } },
  render: (args, context) => {
    const { words, range } = pageWords[inLocale(context)]
    return (
      <Paginator
        {...args}
        rows={rowsFor(1204, say(context, 'Rows', 'الصفوف'), say(context, 'All 1,204', 'الكل 1,204'))}
        words={words}
        range={range(591, 600, '1,204')}
      />
    )
  },
} satisfies Meta<typeof Paginator>
export default meta

type Story = StoryObj<typeof meta>

export const Numbered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Page|الصفحة) \d+$/ })).toHaveLength(10)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('60')
    await userEvent.click(canvas.getByRole('link', { name: /^(Page 62|الصفحة 62)$/ }))
    await userEvent.click(canvas.getByRole('link', { name: /^(Next page|الصفحة التالية)$/ }))
    await userEvent.click(canvas.getByRole('link', { name: /^(First page|الصفحة الأولى)$/ }))
    await userEvent.click(canvas.getByRole('link', { name: /^(Last page|الصفحة الأخيرة)$/ }))
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 62)
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 'next')
    await expect(args.onPage).toHaveBeenNthCalledWith(3, 'first')
    await expect(args.onPage).toHaveBeenNthCalledWith(4, 'last')
  },
}

/** A short list, a total only known about, and pages found one from another. */
export const States: Story = {
  tags: ['whole'],
  render: (args, context) => {
    const { words, range } = pageWords[inLocale(context)]
    const rows = say(context, 'Rows', 'الصفوف')
    const all = (total: string) => say(context, `All ${total}`, `الكل ${total}`)
    return (
      <div className="table-story-stack">
        <Paginator
          {...args}
          words={{ ...words, pages: say(context, 'Pages of a short list', 'صفحات قائمة قصيرة') }}
          rows={rowsFor(7, rows, all('7'))}
          range={range(1, 7, 7)}
          pages={{ kind: 'numbered', page: 1, count: 1 }}
        />
        <Paginator
          {...args}
          words={{ ...words, pages: say(context, 'Pages of bookings', 'صفحات الحجوزات') }}
          rows={rowsFor(68, rows, all('68'))}
          range={range(61, 68, 68)}
          pages={{ kind: 'numbered', page: 7, count: 7 }}
        />
        <Paginator
          {...args}
          words={words}
          rows={rowsFor(null, rows, '')}
          range={range(1, 10, say(context, 'about 1,000', 'نحو 1,000'))}
          pages={{ kind: 'numbered', page: 1, count: 100 }}
        />
        <Paginator
          {...args}
          words={{ ...words, pages: say(context, 'Pages of unknown number', 'صفحات غير معدودة') }}
          rows={rowsFor(null, rows, '')}
          range={
            <bdi dir="ltr">
              <b>11–20</b>
            </bdi>
          }
          hrefOf={undefined}
          pages={{ kind: 'steps', hasPrevious: true, hasNext: false }}
        />
      </div>
    )
  },
  play: async ({ canvas, args }) => {
    const nexts = canvas.getAllByRole('button', { name: /^(Next page|الصفحة التالية)$/ })
    await expect(nexts.at(-1)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(nexts.at(-1)!)
    await expect(args.onPage).not.toHaveBeenCalled()
    const steps = canvas.getAllByRole('button', { name: /^(Previous page|الصفحة السابقة)$/ })
    await userEvent.click(steps.at(-1)!)
    await expect(args.onPage).toHaveBeenCalledWith('previous')
  },
}

/** In one line wherever it stands; the numbers far from the page leave first. */
export const OnATablet: Story = {
  render: (args, context) => {
    const { words, range } = pageWords[inLocale(context)]
    const all = say(context, 'All 1,204', 'الكل 1,204')
    return (
      <div className="table-story-stack">
        {['table-story-desk', 'table-story-tight', 'table-story-tablet'].map((room) => (
          <div key={room} className={room}>
            <Paginator
              {...args}
              rows={rowsFor(1204, say(context, 'Rows', 'الصفوف'), all)}
              words={{ ...words, pages: `${words.pages} ${room.slice('table-story-'.length)}` }}
              range={range(591, 600, '1,204')}
            />
          </div>
        ))}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const feet = canvasElement.querySelectorAll('[data-box="paginator"]')
    await expect(feet).toHaveLength(3)
    for (const foot of feet) {
      const lines = [...foot.children].map((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      })
      await expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(3)
      await expect(foot.querySelector('nav')!.offsetHeight).toBeLessThan(46)
    }
  },
}
