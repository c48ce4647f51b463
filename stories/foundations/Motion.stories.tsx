import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@wasl/ui/notices/Spinner'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { MotionSample } from './MotionSample.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Motion' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Durations: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Motion explains, and can be refused', 'الحركة توضّح، ويمكن رفضها')}
      lead={say(
        context,
        'Press, hover, open, succeed: four durations, and only position and opacity move. Sideways movement follows the language. Whoever asks their system for less motion sees none.',
        'ضغط، تحويم، فتح، نجاح: أربع مدد، ولا يتحرك إلا الموضع والشفافية. الحركة الجانبية تتبع اللغة، ومن يطلب من نظامه تقليل الحركة لا يرى أيًّا منها.',
      )}
    >
      <Plate title={say(context, 'Durations', 'المدد')}>
        <MotionSample move={say(context, 'Move', 'حرّك')} />
      </Plate>
      <Plate title={say(context, 'While something is awaited', 'أثناء الانتظار')}>
        <output>
          <Spinner /> {say(context, 'Loading', 'جارٍ التحميل')}
        </output>
      </Plate>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dot = canvasElement.querySelector('[data-moved]')
    if (!dot) throw new Error('nothing moves')
    const towards = document.documentElement.dir === 'rtl' ? '-96' : '96'
    await waitFor(() => expect(getComputedStyle(dot).transform).toBe(`matrix(1, 0, 0, 1, ${towards}, 0)`))
  },
}
