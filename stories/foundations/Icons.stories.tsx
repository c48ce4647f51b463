import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { allIcons } from './all-icons.ts'
import { IconGrid } from './IconGrid.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Icons' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const mirrored = allIcons.filter(({ Icon }) => Icon.mirrors)
const steady = allIcons.filter(({ Icon }) => !Icon.mirrors)

export const MirrorList: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Icons say whether they turn around', 'كل أيقونة تصرّح إن كانت تنعكس')}
      lead={say(
        context,
        'What shows a direction of reading or travel mirrors in Arabic. Objects, clocks and universal signs stay, and logos always do.',
        'ما يدل على اتجاه القراءة أو الحركة ينعكس في العربية. الأشياء والساعات والعلامات العامة تبقى، والشعارات لا تنعكس أبدًا.',
      )}
    >
      <Plate title={say(context, 'Turn around in Arabic', 'تنعكس في العربية')}>
        <IconGrid icons={mirrored} />
      </Plate>
      <Plate title={say(context, 'Stay as they are', 'تبقى كما هي')}>
        <IconGrid icons={steady} />
      </Plate>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].filter(isTurned)
    const isRtl = document.documentElement.dir === 'rtl'
    await expect(turned).toHaveLength(isRtl ? 2 * mirrored.length : 0)
  },
}

const isTurned = (icon: Element) => getComputedStyle(icon).transform.startsWith('matrix(-1')
