import type { Meta, StoryObj } from '@storybook/react-vite'
import { OptionGroup, type OptionChoice } from '@wasl/ui/commerce/menu/OptionGroup'
import { Stack } from '@wasl/ui/layout/Stack'
import { Money } from '@wasl/ui/money/Money'
import { expect, fn, userEvent } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const extra = (context: Toolbar, value: string) =>
  value === '0.000' ? (
    say(context, 'No charge', 'بلا رسوم')
  ) : (
    <>
      + <Money value={value} currency="KWD" locale={inLocale(context)} />
    </>
  )

const sizes = (context: Toolbar): OptionChoice[] => [
  { value: 's', label: say(context, 'Small', 'صغير'), price: extra(context, '0.000') },
  { value: 'm', label: say(context, 'Medium', 'وسط'), price: extra(context, '0.400') },
  { value: 'l', label: say(context, 'Large', 'كبير'), price: extra(context, '0.750') },
]

const sides = (context: Toolbar): OptionChoice[] => [
  { value: 'daqoos', label: say(context, 'Daqoos sauce', 'دقوس'), price: extra(context, '0.000') },
  { value: 'fries', label: say(context, 'Fries', 'بطاطا مقلية'), price: extra(context, '0.500') },
  { value: 'yoghurt', label: say(context, 'Yoghurt', 'روب'), price: extra(context, '0.250') },
  {
    value: 'salad',
    label: say(context, 'Small salad', 'سلطة صغيرة'),
    unavailable: say(context, 'Sold out', 'نفدت الكمية'),
  },
]

const sizeWords = (context: Toolbar) => ({
  legend: say(context, 'Size', 'الحجم'),
  limits: { min: 1, max: 1, rule: say(context, 'Required · choose 1', 'مطلوب · اختر 1') },
})

const sideWords = (context: Toolbar) => ({
  legend: say(context, 'Sides', 'الأصناف الجانبية'),
  limits: {
    min: 0,
    max: 2,
    rule: say(context, 'Choose up to 2', 'اختر حتى صنفين'),
    full: say(
      context,
      'You have chosen 2. Take one away to choose another.',
      'اخترت صنفين. أزل أحدهما لاختيار غيره.',
    ),
  },
})

const meta = {
  title: 'ui/commerce/OptionGroup',
  tags: ['autodocs', 'touch'],
  component: OptionGroup,
  args: {
    name: 'size',
    legend: '',
    limits: { min: 1, max: 1, rule: '' },
    choices: [],
    onChoose: fn(),
  },
  render: (args, context) => <OptionGroup {...args} {...sizeWords(context)} choices={sizes(context)} />,
} satisfies Meta<typeof OptionGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Required: Story = {
  play: async ({ canvas, args, globals }) => {
    const group = canvas.getByRole('radiogroup', { name: globals.locale === 'ar' ? 'الحجم' : 'Size' })
    await expect(group).toBeRequired()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
    await expect(args.onChoose).toHaveBeenLastCalledWith(['m'])
  },
}

/** After a press on Add without it. The message goes as soon as something is chosen. */
export const Missing: Story = {
  render: (args, context) => (
    <OptionGroup
      {...args}
      {...sizeWords(context)}
      choices={sizes(context)}
      problem={say(context, 'Choose a size', 'اختر الحجم')}
    />
  ),
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(globals.locale === 'ar' ? /اختر الحجم/ : /Choose a size/)
    await userEvent.click(canvas.getByText(globals.locale === 'ar' ? 'كبير' : 'Large'))
    await expect(group).not.toBeInvalid()
    await expect(canvas.queryByText(globals.locale === 'ar' ? 'اختر الحجم' : 'Choose a size')).toBe(null)
  },
}

/** The third stays in the tab order and says why it cannot be chosen; a sold-out choice is off. */
export const UpToTwo: Story = {
  render: (args, context) => (
    <OptionGroup {...args} {...sideWords(context)} name="sides" choices={sides(context)} />
  ),
  play: async ({ canvas, args }) => {
    const [daqoos, fries, yoghurt, salad] = canvas.getAllByRole('checkbox')
    await expect(salad).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(fries!)
    await expect(args.onChoose).toHaveBeenLastCalledWith(['daqoos', 'fries'])
    await userEvent.click(yoghurt!)
    await expect(yoghurt).not.toBeChecked()
    await expect(yoghurt).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await userEvent.click(daqoos!)
    await userEvent.click(yoghurt!)
    await expect(args.onChoose).toHaveBeenLastCalledWith(['fries', 'yoghurt'])
  },
}

export const States: Story = {
  render: (args, context) => (
    <Stack gap={24}>
      <OptionGroup
        {...args}
        {...sizeWords(context)}
        name="met"
        choices={sizes(context)}
        defaultChosen={['m']}
      />
      <OptionGroup
        {...args}
        {...sideWords(context)}
        name="full"
        choices={sides(context)}
        defaultChosen={['daqoos', 'fries']}
      />
      <OptionGroup
        {...args}
        name="long"
        legend={say(context, 'How would you like it packed for the road?', 'كيف نغلّفه لك للطريق؟')}
        limits={{ min: 0, max: 1, rule: say(context, 'Optional', 'اختياري') }}
        choices={[
          {
            value: 'cold',
            label: say(
              context,
              'In a cold bag that keeps everything fresh for four hours in the summer heat',
              'في حقيبة مبردة تحفظ كل شيء طازجًا أربع ساعات في حر الصيف',
            ),
            price: extra(context, '1.250'),
          },
        ]}
      />
    </Stack>
  ),
}
