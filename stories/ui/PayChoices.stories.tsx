import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '@wasl/ui/money/Money'
import { PayChoices, type PayChoiceTile } from '@wasl/ui/money/PayChoices'
import { expect, fn, userEvent } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'
import './story.css'

type Toolbar = Parameters<typeof say>[0]

const wordsIn = (context: Toolbar) => ({
  legend: say(context, 'Choose how to pay', 'اختر طريقة الدفع'),
  showAll: say(context, 'Show all 4 methods', 'عرض الطرق الأربع'),
  showFewer: say(context, 'Show fewer', 'عرض أقل'),
  updating: say(context, 'Updating…', 'جارٍ التحديث…'),
  none: say(context, 'No gateway takes this amount', 'لا توجد طريقة دفع لهذا المبلغ'),
})

const fee = (context: Toolbar, value: string) => (
  <>
    + <Money value={value} currency="KWD" locale={inLocale(context)} />
  </>
)

const tiles = (context: Toolbar): PayChoiceTile[] => [
  {
    code: 'knet',
    name: say(context, 'KNET debit card', 'بطاقة كي نت'),
    logoUrl: '/art/gw-knet.svg',
    fee: say(context, 'No fee', 'بلا رسوم'),
  },
  {
    code: 'card',
    name: say(context, 'Credit card', 'بطاقة ائتمان'),
    logoUrl: '/art/gw-card.svg',
    fee: fee(context, '0.250'),
  },
  {
    code: 'instalments',
    name: say(context, 'Pay in instalments', 'الدفع بالتقسيط'),
    logoUrl: '/art/gw-instalments.svg',
    fee: fee(context, '0.400'),
  },
  {
    code: 'cod',
    name: say(context, 'Cash on delivery', 'الدفع عند الاستلام'),
    logoUrl: '/art/gw-cash.svg',
    fee: say(context, 'No fee', 'بلا رسوم'),
  },
]

const meta = {
  title: 'ui/PayChoices',
  tags: ['autodocs'],
  component: PayChoices,
  args: {
    name: 'gatewayCode',
    choices: [],
    defaultSelected: 'knet',
    onSelect: fn(),
    words: { legend: '', showAll: '', showFewer: '', updating: '', none: '' },
  },
  render: (args, context) => <PayChoices {...args} choices={tiles(context)} words={wordsIn(context)} />,
} satisfies Meta<typeof PayChoices>
export default meta

type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
    await expect(args.onSelect).toHaveBeenCalledWith('card')
  },
}
export const ArrowsFollowTheEye: Story = {
  play: async ({ canvas, globals }) => {
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard(inLocale({ globals }) === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus()
  },
}
export const Two: Story = {
  render: (args, context) => (
    <PayChoices {...args} choices={tiles(context).slice(0, 2)} words={wordsIn(context)} />
  ),
}
export const OneOnly: Story = {
  render: (args, context) => (
    <PayChoices {...args} choices={tiles(context).slice(0, 1)} words={wordsIn(context)} />
  ),
}
export const MoreThanFour: Story = {
  render: (args, context) => (
    <PayChoices
      {...args}
      choices={[
        ...tiles(context),
        {
          code: 'deema',
          name: say(context, 'Pay later', 'ادفع لاحقًا'),
          logoUrl: null,
          fee: fee(context, '0.100'),
        },
      ]}
      words={wordsIn(context)}
    />
  ),
}
export const WithoutFees: Story = {
  render: (args, context) => (
    <PayChoices
      {...args}
      choices={tiles(context).map(({ code, name, logoUrl }) => ({ code, name, logoUrl }))}
      words={wordsIn(context)}
    />
  ),
}
export const NoneAvailable: Story = {
  render: (args, context) => <PayChoices {...args} choices={[]} words={wordsIn(context)} />,
}
export const Updating: Story = { args: { isUpdating: true } }
/** The fees could not be asked: the tiles stay, with the last answer, and it is said why. */
export const FeesFailed: Story = {
  render: (args, context) => (
    <PayChoices
      {...args}
      choices={tiles(context)}
      words={wordsIn(context)}
      problem={say(
        context,
        'The fees could not be asked. Check your connection.',
        'تعذّر طلب الرسوم. تحقق من اتصالك.',
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('alert'))
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
  },
}
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}
