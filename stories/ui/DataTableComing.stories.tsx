import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'
import { manyTransactions } from './sample-transactions.tsx'
import { sampleTableArgs } from './sample-table-args.ts'
import { SampleTable } from './SampleTable.tsx'
import './table-story.css'

const meta = {
  title: 'ui/table/DataTableComing',
  tags: ['autodocs'],
  component: SampleTable,
  args: { ...sampleTableArgs, onOpen: fn(), onMenu: fn() },
  argTypes: { locale: { table: { disable: true } }, rows: { table: { disable: true } } },
  render: (args, context) => <SampleTable {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof SampleTable>
export default meta

type Story = StoryObj<typeof meta>

/** A row comes before the others: whoever is at one of them stays there, also where ten rows are a group. */
export const Arrived: Story = {
  render: function Arrived(args, context) {
    const [hasMore, setHasMore] = useState(false)
    const rows = useMemo(() => manyTransactions(31), [])
    return (
      <>
        <Button onClick={() => setHasMore(true)}>{say(context, 'Another row', 'صف آخر')}</Button>
        <SampleTable {...args} locale={inLocale(context)} rows={hasMore ? rows : rows.slice(1)} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const ids = () =>
      [...canvas.getByRole('grid').querySelectorAll<HTMLElement>('[data-row-id]')].map(
        (row) => row.dataset.rowId,
      )
    const tick = canvas.getAllByRole('checkbox')[10]!
    const before = ids()
    tick.focus()
    // Pressed without taking the focus, as when the server tells of a row.
    canvasElement.querySelector('button')!.click()
    await waitFor(() => expect(ids()).toHaveLength(31))
    await expect(ids().slice(1)).toEqual(before)
    await expect(canvasElement.ownerDocument.activeElement).toBe(tick)
    await expect(tick.closest('[data-row-id]')).toHaveAttribute('aria-rowindex', '12')
  },
}

/** Many come at once, or all change places: whoever is at a row stays at it. */
export const Shuffled: Story = {
  render: function Shuffled(args, context) {
    const [hasMore, setHasMore] = useState(false)
    const rows = useMemo(() => manyTransactions(60).slice(hasMore ? 0 : 25), [hasMore])
    return (
      <>
        <Button onClick={() => setHasMore(true)}>{say(context, 'More rows', 'صفوف أكثر')}</Button>
        <SampleTable {...args} locale={inLocale(context)} rows={rows} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    const focused = () => canvasElement.ownerDocument.activeElement
    const count = () => grid.querySelectorAll('[data-row-id]').length
    const tick = canvas.getAllByRole('checkbox')[11]!
    const { rowId } = tick.closest<HTMLElement>('[data-row-id]')!.dataset
    tick.focus()
    canvasElement.querySelector('button')!.click()
    await waitFor(() => expect(count()).toBe(60))
    await expect(focused()).toBe(tick)
    // By the customer it stands in another group, where it is drawn anew.
    canvas.getByRole('button', { name: /^(Customer|العميل)$/ }).click()
    await waitFor(() => expect(tick.isConnected).toBe(false))
    await waitFor(() => expect(focused()?.closest('[data-row-id]')).toHaveAttribute('data-row-id', rowId))
    await expect(focused()).toHaveRole('checkbox')
  },
}

/**
 * Sixty others are found: ten stand at once, then three more at a time, and the page below does not move meanwhile. Those that
 * were there are hidden at once, and taken out when all others stand.
 */
export const Replaced: Story = {
  render: function Replaced(args, context) {
    const [isOther, setIsOther] = useState(false)
    const rows = useMemo(() => manyTransactions(120), [])
    return (
      <>
        <Button onClick={() => setIsOther(true)}>{say(context, 'Other rows', 'صفوف أخرى')}</Button>
        <SampleTable
          {...args}
          locale={inLocale(context)}
          rows={isOther ? rows.slice(60) : rows.slice(0, 60)}
        />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    const drawn = () => [...grid.querySelectorAll<HTMLElement>('[data-row-id]:not([hidden] *)')]
    const leaving = () => grid.querySelectorAll('[hidden] [data-row-id]').length
    const [before] = drawn()
    const height = () => grid.parentElement!.scrollHeight
    const heightBefore = height()
    const seen: { rows: number; leaving: number; height: number }[] = []
    const watch = new MutationObserver(() =>
      seen.push({ rows: drawn().length, leaving: leaving(), height: height() }),
    )
    watch.observe(grid, { childList: true, subtree: true })
    await userEvent.click(canvasElement.querySelector('button')!)
    await waitFor(() => expect(drawn()[0]).not.toBe(before))
    await waitFor(() => expect(drawn()).toHaveLength(60))
    await waitFor(() => expect(leaving()).toBe(0))
    watch.disconnect()
    await expect(seen.map((one) => `${one.rows} ${one.leaving}`)).toEqual([
      ...[10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 60].map((rows) => `${rows} 60`),
      ...[40, 20, 0].map((rows) => `60 ${rows}`),
    ])
    await expect(Math.min(...seen.map((one) => one.height))).toBeGreaterThanOrEqual(heightBefore - 1)
  },
}

/** Whoever is at a row that leaves with many others comes to the one that stands in its place. */
export const ReplacedAtFocus: Story = {
  ...Replaced,
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const tick = canvas.getAllByRole('checkbox')[5]!
    tick.focus()
    canvasElement.querySelector('button')!.click()
    await waitFor(() => expect(tick.isConnected).toBe(false))
    await waitFor(() => expect(focused()?.closest('[data-row-id]')).toHaveAttribute('aria-rowindex', '6'))
    await expect(focused()).toHaveRole('checkbox')
    await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}

/** Others are awaited: the rows that stand keep their numbers among all. */
export const Awaited: Story = {
  render: function Awaited(args, context) {
    const [isAwaited, setIsAwaited] = useState(false)
    return (
      <>
        <Button onClick={() => setIsAwaited(true)}>{say(context, 'Ask again', 'اسأل من جديد')}</Button>
        <SampleTable
          {...args}
          locale={inLocale(context)}
          view={isAwaited ? { kind: 'refreshing' } : { kind: 'ready', rowsBefore: 100, total: 128 }}
        />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(canvasElement.querySelector('button')!)
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'))
    await expect(grid).toHaveAttribute('aria-rowcount', '129')
    await expect(grid.querySelector('[data-row-id]')).toHaveAttribute('aria-rowindex', '102')
  },
}
