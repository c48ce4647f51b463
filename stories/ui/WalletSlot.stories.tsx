import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { Stack } from '@wasl/ui/layout/Stack'
import { WalletSlot } from '@wasl/ui/money/WalletSlot'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/WalletSlot', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** While the device is asked the place is kept, as high as the button that may come; a device without a wallet has none. */
export const States: Story = {
  render: (_, context) => {
    const or = say(context, 'or', 'أو')
    return (
      <Stack>
        <WalletSlot status="unknown" dividerLabel={or} />
        <WalletSlot status="available" dividerLabel={or}>
          <Button size="pay" isWide>
            {say(context, 'Pay with a wallet', 'ادفع بالمحفظة')}
          </Button>
        </WalletSlot>
        <WalletSlot status="unavailable" dividerLabel={or} />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const slots = [...canvasElement.querySelectorAll('[data-box=wallet]')]
    const [unknown, available, ...more] = slots.map((slot) => slot.getBoundingClientRect().height)
    await expect(unknown).toBe(available)
    await expect(more).toEqual([])
  },
}
