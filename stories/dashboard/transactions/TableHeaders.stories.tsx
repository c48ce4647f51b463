import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeadersRoute } from '@wasl/web/dashboard/transactions/headers/HeadersRoute'
import { listSetup, transactionRows } from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { expect, userEvent } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { ListScreen, type ListAnswers } from './ListScreen.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

const full: ListAnswers = { columns: listSetup.columns }

/** S2 §2 "Table headers": two lists, by press, key and drag. */
const meta = {
  title: 'dashboard/transactions/TableHeaders',
  args: { answers: full },
  argTypes: { answers: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, patient)
  },
  render: ({ answers }, context) => {
    const locale = inLocale(context)
    return (
      <ListScreen
        key={locale}
        locale={locale}
        path="payment-request/table-headers"
        answers={{ ...answers, preview: transactionRows.slice(6, 8) }}
        component={HeadersRoute}
      />
    )
  },
} satisfies Meta<{ answers: ListAnswers }>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Added by press, moved by key, taken out by key: the focus never falls to the page. */
export const ByKey: Story = {
  play: async ({ canvas, canvasElement }) => {
    const lines = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-header]')].map((line) => line.dataset['header'])
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Add Initiator|إضافة المنشئ)$/ }, patient),
    )
    await expect(lines()).toEqual([
      'id',
      'state',
      'amount',
      'fee',
      'gateway_name',
      'customer_name',
      'created',
      'initiator',
    ])
    canvas.getByRole('button', { name: /^(Take Initiator out|إزالة المنشئ)$/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(lines().indexOf('initiator')).toBe(5)
    canvas.getByRole('button', { name: /^(Take Fee out|إزالة الرسوم)$/ }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(lines()).not.toContain('fee')
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(canvasElement.ownerDocument.body)
  },
}

/** Beside an open menu on a tablet: no word of a header is broken. */
export const OnATablet: Story = {
  render: (args, context) => <div style={{ maxInlineSize: 700 }}>{meta.render(args, context)}</div>,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 }, patient)
    const lines = [...canvasElement.querySelectorAll('[data-header]')]
    await expect(lines.length).toBeGreaterThan(5)
    await expect(lines.flatMap(brokenWords)).toEqual([])
  },
}

export const Loading: Story = { args: { answers: {} } }

export const Failed: Story = { args: { answers: {} }, ...failed }

export const LongText: Story = { args: { answers: lengthened(full) } }

/** Words of an element that stand on two lines. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}
