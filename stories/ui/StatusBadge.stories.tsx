import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { Inline } from '@wasl/ui/layout/Inline'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'
import { states } from './sample-transactions.tsx'

const meta = {
  component: StatusBadge,
  title: 'ui/StatusBadge',
  tags: ['autodocs'],
  args: { tone: 'success', icon: null, isDashed: false, children: '' },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

/** The ten known states and one that is shown as it was sent: each has a mark and a word of its own. */
export const EveryState: Story = {
  render: (_, context) => (
    <Inline>
      {Object.entries(states).map(([state, { tone, icon, isDashed, en, ar }]) => (
        <StatusBadge key={state} tone={tone} icon={icon} isDashed={isDashed}>
          {say(context, en, ar)}
        </StatusBadge>
      ))}
      <StatusBadge tone="neutral" icon={<CircleDotIcon size={14} />}>
        <bdi>held_by_bank</bdi>
      </StatusBadge>
    </Inline>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const marks = [...canvasElement.querySelectorAll('svg')].map((mark) => mark.innerHTML)
    await expect(marks).toHaveLength(11)
    await expect(new Set(marks).size).toBe(11)
    const words = Object.values(states).map(({ en, ar }) => say({ globals }, en, ar))
    for (const word of words) await expect(canvas.getByText(word)).toBeVisible()
    await expect(new Set(words).size).toBe(10)
  },
}

/** On the page of a result, money that is promised is good news. */
export const OnAResult: Story = {
  tags: ['whole'],
  render: (_, context) => (
    <StatusBadge tone="success" icon={<LockKeyholeIcon size={14} />} isDashed>
      {say(context, states.authorized.en, states.authorized.ar)}
    </StatusBadge>
  ),
}
