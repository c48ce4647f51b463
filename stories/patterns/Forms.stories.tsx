import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { problemCount } from './sample-order.ts'
import { SampleForm } from './SampleForm.tsx'

const meta = { title: 'patterns/Forms' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const almostDone = {
  kind: 'delivery',
  name: 'نورة المطوع',
  phone: { country: 'KW', text: '500 12345' },
  area: 'salmiya',
  instruction: 'Please ring the side door.',
  notify: ['sms'],
} as const

export const Empty: Story = { render: (_, context) => <SampleForm context={context} /> }

export const SevenProblems: Story = {
  render: (_, context) => <SampleForm context={context} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say({ globals }, 'Send the order', 'إرسال الطلب') }),
    )
    const summary = await canvas.findByRole('alert', { name: problemCount({ globals }, 7) })
    await expect(summary).toHaveFocus()
    const links = within(summary).getAllByRole('link')
    await expect(links).toHaveLength(7)
    for (const link of links) {
      await userEvent.click(link)
      await expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1))
    }
    await expect(document.title).toContain(say({ globals }, 'Error: ', 'خطأ: '))
  },
}

export const NothingIsLost: Story = {
  render: (_, context) => <SampleForm context={context} start={{ ...almostDone, notify: ['sms'] }} />,
  play: async ({ canvas, globals }) => {
    const send = canvas.getByRole('button', { name: say({ globals }, 'Send the order', 'إرسال الطلب') })
    const block = canvas.getByRole('textbox', { name: say({ globals }, 'Block', 'القطعة') })
    await userEvent.type(block, 'four')
    // Nothing is told before the first try.
    await userEvent.tab()
    await expect(block).toBeValid()
    await userEvent.click(send)
    await expect(await canvas.findByRole('alert', { name: problemCount({ globals }, 2) })).toHaveFocus()
    await expect(block).toBeInvalid()
    await expect(block).toHaveValue('four')
    await expect(canvas.getByDisplayValue(almostDone.name)).toBeVisible()
    await expect(canvas.getByDisplayValue('500 12345')).toBeVisible()
    await expect(canvas.getByDisplayValue(almostDone.instruction)).toBeVisible()
    // Put right, and checked again when it is left.
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(block).toHaveFocus()
    await userEvent.clear(block)
    await userEvent.type(block, '4')
    await userEvent.tab()
    await waitFor(() => expect(block).toBeValid())
    await userEvent.click(
      canvas.getByRole('checkbox', { name: say({ globals }, 'I agree to the terms', 'أوافق على الشروط') }),
    )
    await userEvent.click(send)
    await expect(
      await canvas.findByText(say({ globals }, 'Your order is on its way to us.', 'طلبك في الطريق إلينا.')),
    ).toBeVisible()
  },
}

export const RefusedByTheServer: Story = {
  render: (_, context) => (
    <SampleForm
      context={context}
      start={{ ...almostDone, notify: ['sms'], block: '4', isAgreed: true }}
      refusal={say(
        context,
        'The branch has just closed. Choose another time.',
        'أُغلق الفرع للتو. اختر وقتًا آخر.',
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say({ globals }, 'Send the order', 'إرسال الطلب') }),
    )
    const summary = await canvas.findByRole('alert', { name: problemCount({ globals }, 1) })
    await expect(summary).toHaveFocus()
    await expect(within(summary).queryByRole('link')).toBeNull()
  },
}
