import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { Stack } from '@wasl/ui/layout/Stack'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  component: StickyBar,
  title: 'ui/layout/StickyBar',
  tags: ['autodocs'],
  args: { children: null },
  render: (_, context) => (
    <Stack gap={24}>
      <p>{say(context, 'Total KWD 49.000', 'الإجمالي 49.000 د.ك')}</p>
      <StickyBar>
        <Button variant="primary" size="pay" isWide>
          {say(context, 'Pay now', 'ادفع الآن')}
        </Button>
      </StickyBar>
    </Stack>
  ),
} satisfies Meta<typeof StickyBar>
export default meta

type Story = StoryObj<typeof meta>

/** Fixed to the bottom edge under 760 px where there is height for it, else in its place. */
export const UnderAForm: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button').closest('[data-box="bar"]')
    const isFixed = window.matchMedia('(max-width: 760px) and (min-height: 300px)').matches
    await expect(bar && getComputedStyle(bar).position).toBe(isFixed ? 'fixed' : 'static')
  },
}
