import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeadersRoute } from '@wasl/web/dashboard/transactions/headers/HeadersRoute'
import { listSetup, transactionRows } from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { expect, userEvent } from 'storybook/test'
import { askNobody } from '../../pay/offline.ts'
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
  beforeEach: askNobody,
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

export const Loading: Story = { args: { answers: {} } }

export const Failed: Story = { args: { answers: {} }, ...failed }

export const LongText: Story = { args: { answers: lengthened(full) } }
