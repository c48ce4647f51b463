import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ltr } from '@wasl/ui/text/Ltr'
import { nothingSelected } from '@wasl/ui/table/rows/selection.ts'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SampleBulk } from '../patterns/SampleBulk.tsx'
import { inLocale, say } from './in-locale.ts'
import { transactions } from './sample-transactions.tsx'
import './table-story.css'

const ticked = transactions.slice(0, 3)

const meta = {
  title: 'ui/table/BulkBar',
  tags: ['autodocs'],
  component: SampleBulk,
  args: {
    locale: 'en',
    selection: {
      selection: { ...nothingSelected, ids: new Set(ticked.map(({ id }) => id)) },
      count: 3,
      change: fn(),
    },
    ticked,
    total: 128,
    onAsk: fn(),
  },
  argTypes: { locale: { table: { disable: true } }, ticked: { table: { disable: true } } },
  render: (args, context) => <SampleBulk {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof SampleBulk>
export default meta

type Story = StoryObj<typeof meta>

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('29.400')
    await userEvent.click(canvas.getByRole('button', { name: /^(Send email|إرسال بريد)$/ }))
    await expect(args.onAsk).toHaveBeenCalledWith('email')
    await userEvent.keyboard('{Escape}')
    await expect(args.selection.change).toHaveBeenCalledWith({ kind: 'cleared' })
  },
}

/** S2 §8, 207: what could not be done stays ticked, is listed, and can be tried again. */
export const PartialResult: Story = {
  args: {
    selection: {
      selection: { ...nothingSelected, ids: new Set(['PR-1007']) },
      count: 1,
      change: fn(),
    },
    ticked: transactions.slice(2, 3),
  },
  render: (args, context) => (
    <SampleBulk
      {...args}
      locale={inLocale(context)}
      result={
        <>
          <b>{say(context, 'Applied partially', 'تم التنفيذ جزئيًا')}</b>{' '}
          {say(context, '2 of 3 e-mails sent.', 'أُرسل بريدان من 3.')}
          <ul>
            <li>
              <Ltr>PR-1007</Ltr>:{' '}
              {say(context, 'the customer has no e-mail address', 'لا يوجد بريد إلكتروني للعميل')}
            </li>
          </ul>
          <ToolButton look="edged" onClick={() => args.onAsk('again')}>
            {say(context, 'Try 1 again', 'إعادة محاولة 1')}
          </ToolButton>
        </>
      }
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Try 1 again|إعادة محاولة 1)$/ }))
    await expect(args.onAsk).toHaveBeenCalledWith('again')
  },
}

/** One line, however much may be done: the rest stands under More. What has the focus stops above the bar. */
export const EveryAction: Story = {
  args: { isLong: true },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('region')
    const more = await canvas.findByRole('button', { name: /^(More|المزيد)$/ })
    const tops = canvas.getAllByRole('button').map((button) => Math.round(middleOf(button)))
    await expect(new Set(tops).size).toBe(1)
    const room = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--bar-room') || '0')
    await waitFor(() => expect(room()).toBeGreaterThanOrEqual(bar.offsetHeight))
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete…|حذف…)$/ }))
    await expect(args.onAsk).toHaveBeenCalledWith('delete')
    await expect(args.selection.change).not.toHaveBeenCalled()
  },
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
