import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '@wasl/ui/text/Prose'
import { say } from './in-locale.ts'

const meta = {
  component: Prose,
  title: 'ui/Prose',
  tags: ['autodocs'],
  args: { children: null },
} satisfies Meta<typeof Prose>
export default meta

type Story = StoryObj<typeof meta>

export const Terms: Story = {
  render: (_, context) => (
    <Prose>
      <h3>{say(context, 'Returns', 'الإرجاع')}</h3>
      <p>
        {say(context, 'What was delivered damaged is taken back within', 'ما وصل تالفًا يُسترد خلال')}{' '}
        <a href="#days">{say(context, 'three days', 'ثلاثة أيام')}</a>.
      </p>
      <ul>
        <li>{say(context, 'Sweets and bread are not taken back.', 'لا تُسترد الحلويات والخبز.')}</li>
        <li>{say(context, 'The fee of the delivery stays.', 'تبقى رسوم التوصيل.')}</li>
      </ul>
    </Prose>
  ),
}
export const OneSentence: Story = {
  render: (_, context) => (
    <Prose>
      <p>{say(context, 'Prices include tax.', 'الأسعار شاملة الضريبة.')}</p>
    </Prose>
  ),
}
