import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/Button'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'
import { manyTransactions } from './sample-transactions.tsx'
import { sampleTableArgs } from './sample-table-args.ts'
import { SampleTable } from './SampleTable.tsx'
import './table-story.css'

const meta = {
  title: 'ui/table/DataTableComing',
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

/** Sixty others are found: ten stand at once, then five more at a time, and the page below does not move meanwhile. */
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
    const drawn = () => [...grid.querySelectorAll<HTMLElement>('[data-row-id]')]
    const [before] = drawn()
    const height = () => grid.parentElement!.scrollHeight
    const heightBefore = height()
    const seen: { rows: number; height: number }[] = []
    const watch = new MutationObserver(() => seen.push({ rows: drawn().length, height: height() }))
    watch.observe(grid, { childList: true, subtree: true })
    await userEvent.click(canvasElement.querySelector('button')!)
    await waitFor(() => expect(drawn()[0]).not.toBe(before))
    await waitFor(() => expect(drawn()).toHaveLength(60))
    watch.disconnect()
    await expect(seen.map(({ rows }) => rows)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
    await expect(Math.min(...seen.map((one) => one.height))).toBeGreaterThanOrEqual(heightBefore - 1)
  },
}
