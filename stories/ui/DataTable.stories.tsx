import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from './in-locale.ts'
import { manyTransactions, transactions } from './sample-transactions.tsx'
import { sampleTableArgs } from './sample-table-args.ts'
import { SampleTable } from './SampleTable.tsx'
import './table-story.css'

const meta = {
  title: 'ui/table/DataTable',
  tags: ['autodocs'],
  component: SampleTable,
  args: { ...sampleTableArgs, onOpen: fn(), onMenu: fn() },
  argTypes: {
    locale: { table: { disable: true } },
    rows: { table: { disable: true } },
    layout: { control: 'object' },
  },
  render: (args, context) => <SampleTable {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof SampleTable>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop, arrows, ends, ranges, sorting, the row menu: all without a pointer. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const [onward, back] = isRtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    const focused = () => canvasElement.ownerDocument.activeElement
    const grid = canvas.getByRole('grid')
    const bodyRow = (place: number) => grid.querySelector<HTMLElement>(`[data-grid-row="${place}"]`)!

    await userEvent.tab()
    await waitFor(() => expect(focused()).toBe(within(bodyRow(0)).getByRole('checkbox')))
    await waitFor(() => expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1))

    await userEvent.keyboard(onward)
    await waitFor(() => expect(focused()).toHaveRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(grid.querySelector('[aria-sort="ascending"]')).toHaveAttribute('aria-colindex', '3')
    await waitFor(() => expect(bodyRow(1)).toHaveAttribute('data-row-id', 'PR-1006'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bodyRow(1)).toHaveAttribute('data-row-id', 'PR-1018'))
    await canvas.findByText(/Sorted by ID, descending|مرتبة حسب الرقم، تنازليًا/, undefined, { timeout: 4000 })

    // The edge of the column is the next stop: Enter, arrows, Enter.
    await userEvent.keyboard(onward)
    const edge = focused()!
    await expect(edge).toHaveRole('separator')
    const before = Math.round(edge.parentElement!.getBoundingClientRect().width)
    await userEvent.keyboard(`{Enter}${onward}${onward}{Enter}`)
    await waitFor(() =>
      expect(Math.round(edge.parentElement!.getBoundingClientRect().width)).toBe(before + 32),
    )
    await userEvent.keyboard(`{Enter}${back}{Escape}`)
    await waitFor(() =>
      expect(Math.round(edge.parentElement!.getBoundingClientRect().width)).toBe(before + 32),
    )

    // Into the rows: the link of the id, open, tick, a range, the whole page, nothing.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toHaveRole('link'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(bodyRow(1)).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await waitFor(() => expect(grid.querySelectorAll('tbody [aria-selected="true"]')).toHaveLength(3))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(grid.querySelectorAll('tbody [aria-selected="true"]')).toHaveLength(10))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(grid.querySelectorAll('tbody [aria-selected="true"]')).toHaveLength(0))

    await userEvent.keyboard(onward)
    await waitFor(() => expect(focused()).toHaveRole('gridcell'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('.')
    await expect(args.onMenu).toHaveBeenCalledOnce()

    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(bodyRow(10).contains(focused())).toBe(true))
    await waitFor(() => expect(focused()).toHaveAttribute('data-row-menu'))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(focused()).toBe(within(bodyRow(0)).getByRole('checkbox')))

    // A cell that was the stop while its control could not be seen hands the focus on.
    const [headCell] = bodyRow(0).querySelectorAll('th')
    headCell!.tabIndex = 0
    headCell!.focus()
    await expect(focused()).toBe(within(bodyRow(0)).getByRole('checkbox'))

    await userEvent.tab()
    await waitFor(() => expect(grid.contains(focused())).toBe(false))
  },
}

/** The row is heard in one go; opened rows hold a table of their own, entered with Enter and left with Escape. */
export const Inside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const row = canvas.getByRole('row', { name: /^PR-1016 .*(Paid|مدفوعة).*40\.000/ })
    const opener = within(row).getByRole('button', { name: /Payments inside|الدفعات داخل/ })
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/PR-1016/)
    opener.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('table').contains(focused())).toBe(true)
    await userEvent.keyboard('{ArrowUp}')
    await expect(focused()).toBe(opener)
  },
}

/** Scrolled sideways, ticks and the first column stay; they stick only then. */
export const Pinned: Story = {
  decorators: [
    (Story) => (
      <div className="table-story-tight">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const frame = grid.parentElement!
    const first = grid.querySelector<HTMLElement>('tbody [data-pinned]')!
    const placeOf = () => Math.round(first.getBoundingClientRect().left - frame.getBoundingClientRect().left)
    const before = placeOf()
    const ahead = document.documentElement.dir === 'rtl' ? -120 : 120
    await expect(getComputedStyle(first).position).toBe('static')
    frame.scrollBy({ left: ahead })
    await waitFor(() => expect(getComputedStyle(first).position).toBe('sticky'))
    await expect(placeOf()).toBe(before)
    // The head's lead cells stay beside each other too, each over its column.
    for (const slot of ['select', 'mark', 'pinned']) {
      const [head, cell] = [
        ...grid.querySelectorAll(slot === 'pinned' ? '[data-pinned]' : `[data-slot=${slot}]`),
      ]
      await expect(placeIn(head!)).toEqual(placeIn(cell!))
    }
    frame.scrollBy({ left: -ahead })
    await waitFor(() => expect(getComputedStyle(first).position).toBe('static'))
    await expect(placeOf()).toBe(before)
  },
}

const placeIn = (cell: Element) => {
  const { left, right } = cell.getBoundingClientRect()
  return [Math.round(left), Math.round(right)]
}

/** Ticks with Shift, and what is said about it. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    const tick = (index: number) => within(rows[index]!).getByRole('checkbox')
    await userEvent.click(tick(1))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(tick(4))
    await user.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4)
    await waitFor(() => expect(canvas.getByText(/^(4 selected|4 محددة)$/)).toBeInTheDocument(), {
      timeout: 4000,
    })
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(within(rows[5]!).getByText(/Noura|نورة/))
    await expect(args.onOpen).toHaveBeenCalledWith('PR-1010')
    const [page] = canvas.getAllByRole('checkbox')
    await expect(page).toBePartiallyChecked()
    await userEvent.click(page!)
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10)
  },
}

/** "All": two thousand rows, a few dozen of them drawn, the keyboard reaches the last. */
export const Virtual: Story = {
  args: { rows: manyTransactions(2000), view: { kind: 'ready', total: 2000 }, layout: { isVirtual: true } },
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '2001')
    await waitFor(() => expect(grid.querySelector('[data-space]')).not.toBeNull())
    await waitFor(() => expect(grid.querySelectorAll('[data-row-id]').length).toBeGreaterThan(5))
    await expect(grid.querySelectorAll('[data-row-id]').length).toBeLessThan(80)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(focused()?.closest('[data-row-id]')).toHaveAttribute('aria-rowindex', '2001'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(focused()?.closest('[data-row-id]')).toHaveAttribute('aria-rowindex', '1991'))
    // Rows that came by scrolling are no further stops of Tab.
    const stops = grid.querySelectorAll(':is(a[href], button, input, [tabindex]):not([tabindex="-1"])')
    await expect([...stops]).toEqual([focused()])
  },
}

export const Loading: Story = { args: { view: { kind: 'loading', rows: 8 } } }
export const Refreshing: Story = {
  args: { view: { kind: 'refreshing' }, ticked: ['PR-1011'] },
  play: async ({ canvas }) => {
    const [, body] = canvas.getAllByRole('rowgroup')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(body).not.toHaveAttribute('data-stale')
    await waitFor(() => expect(body).toHaveAttribute('data-stale'))
  },
}

/** On a phone whose text is twice as large no name is cut off: it has a line of its own, or two. */
export const LargeTextOnAPhone: Story = {
  render: (args, context) => (
    <div className="table-story-narrow">
      <SampleTable {...args} locale={inLocale(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const names = canvas
      .getAllByRole('row')
      .flatMap((row) => [...row.querySelectorAll('[data-card="note"] bdi')])
    const cut = names
      .filter((name) => name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.textContent)
    root.style.fontSize = ''
    await expect(names.length).toBeGreaterThan(4)
    await expect(cut).toEqual([])
  },
}

/** Comfortable, compact, ticked and new rows, as cards where it is narrow. */
export const States: Story = {
  args: { ticked: ['PR-1006', 'PR-1011', 'PR-1007'] },
  render: (args, context) => (
    <div className="table-story-stack">
      <SampleTable
        {...args}
        locale={inLocale(context)}
        layout={{ density: 'comfortable', isSelecting: true }}
      />
      <SampleTable
        {...args}
        locale={inLocale(context)}
        rows={transactions.slice(0, 4)}
        layout={{ density: 'compact' }}
        ticked={[]}
      />
    </div>
  ),
}
