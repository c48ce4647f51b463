import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { Button } from '@wasl/ui/actions/Button'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

/** What changes is read aloud, one message at a time, a second apart. */
const meta = {
  title: 'ui/LiveRegion',
  tags: ['autodocs'],
  render: () => (
    <LiveRegion>
      <Counting />
    </LiveRegion>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

function Counting() {
  const announce = useAnnounce()
  const said = useRef(0)
  const count = () => {
    said.current += 1
    announce(String(said.current))
  }
  return <Button onClick={count}>1, 2, 3</Button>
}

export const OneAfterTheOther: Story = {
  play: async ({ canvas, canvasElement }) => {
    const output = canvasElement.querySelector('output') ?? canvasElement
    const heard: string[] = []
    const listener = new MutationObserver(() => heard.push(output.textContent))
    listener.observe(output, { childList: true, characterData: true, subtree: true })
    for (let press = 0; press < 3; press += 1) await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(heard).toEqual(['1', '2', '3', '']), { timeout: 10_000 })
    listener.disconnect()
  },
}
