import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedViews } from '@wasl/ui/table/filters/SavedViews'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { viewWords } from '../patterns/sample-list-words.tsx'
import { inLocale, say } from './in-locale.ts'
import './table-story.css'

const meta = {
  title: 'ui/table/SavedViews',
  tags: ['autodocs'],
  component: SavedViews,
  args: {
    ...viewWords.en,
    selected: 'tried',
    isChanged: false,
    onSelect: fn(),
    save: { over: fn(), asNew: fn() },
  },
  argTypes: { words: { table: { disable: true } }, views: { table: { disable: true } } },
  render: (args, context) => <SavedViews {...args} {...viewWords[inLocale(context)]} />,
} satisfies Meta<typeof SavedViews>
export default meta

type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('128')
    await userEvent.click(canvas.getByRole('button', { name: /Failed|الفاشلة/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('failed')
  },
}

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(/changed|معدّلة/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|حفظ)$/ }))
    await expect(args.save?.over).toHaveBeenCalledOnce()
  },
}

/** What does not fit goes into the menu, never the selected one; a full shelf says why nothing can be added. */
export const TooMany: Story = {
  render: (args, context) => {
    const { views, words } = viewWords[inLocale(context)]
    const more = Array.from({ length: 7 }, (_, index) => ({
      id: `more-${index}`,
      label: say(
        context,
        `Deliveries in Salmiya, week ${index + 40}`,
        `توصيلات السالمية، الأسبوع ${index + 40}`,
      ),
      count: String(index * 3),
    }))
    return (
      <SavedViews
        {...args}
        views={[...views, ...more]}
        words={words}
        selected="more-5"
        save={{
          asNew: () => args.save?.asNew(),
          blockedReason: say(context, '12 of 12 views kept', '12 من 12 طريقة عرض محفوظة'),
        }}
      />
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(More|المزيد)/ })).toBeVisible())
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(/45/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Save view|حفظ العرض)/ }))
    await expect(args.save?.asNew).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^(More|المزيد)/ }))
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu')
    await userEvent.click(within(menu).getByRole('menuitem', { name: /46/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('more-6')
  },
}
