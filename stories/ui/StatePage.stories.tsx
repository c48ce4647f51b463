import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { Hourglass } from '@wasl/ui/art/Hourglass'
import { LostPath } from '@wasl/ui/art/LostPath'
import { SleepingLamp } from '@wasl/ui/art/SleepingLamp'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { say } from './in-locale.ts'

const meta = {
  component: StatePage,
  title: 'ui/StatePage',
  tags: ['autodocs'],
  args: { drawing: <LostPath />, title: '' },
  render: (args, context) => (
    <StatePage
      {...args}
      title={say(context, 'Transaction not found', 'المعاملة غير موجودة')}
      actions={
        <ButtonLink href="#home">{say(context, 'Go to the merchant', 'الانتقال إلى المتجر')}</ButtonLink>
      }
    >
      {say(context, 'Check the link, or ask for a new one.', 'تحقق من الرابط أو اطلب رابطًا جديدًا.')}
    </StatePage>
  ),
} satisfies Meta<typeof StatePage>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Paused: Story = { args: { drawing: <SleepingLamp /> } }
export const Expired: Story = { args: { drawing: <Hourglass /> } }
export const Invalid: Story = { args: { drawing: <CrossedTicket /> } }
export const Offline: Story = { args: { drawing: <CloudWithLine /> } }
export const Empty: Story = { args: { drawing: <EmptyBox /> } }
export const InACard: Story = { args: { drawing: <Hourglass />, kind: 'card' } }
