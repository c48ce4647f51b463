import type { Meta, StoryObj } from '@storybook/react-vite'
import { chartPairs, colourPairs } from '@wasl/ui/theme/colour-pairs.ts'
import { expect, waitFor } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { ColourTable } from './ColourTable.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Colour' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<typeof say>[0]

const wordsOf = (context: Context) => ({
  role: say(context, 'Role', 'الدور'),
  value: say(context, 'Colour', 'اللون'),
  lowest: say(context, 'Lowest contrast, on', 'أدنى تباين، فوق'),
  needs: say(context, 'Needs', 'المطلوب'),
  fails: say(context, 'fails', 'لا يكفي'),
})

const bothThemes = (context: Context, pairs: typeof colourPairs) =>
  (['light', 'dark'] as const).map((theme) => (
    <Plate
      key={theme}
      theme={theme}
      title={theme === 'light' ? say(context, 'Light', 'فاتح') : say(context, 'Dark', 'داكن')}
    >
      <ColourTable pairs={pairs} words={wordsOf(context)} />
    </Plate>
  ))

export const Roles: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Roles, never raw colours', 'أدوار، لا ألوان خام')}
      lead={say(
        context,
        'A component names what a colour is for. The ratio beside each role is measured here and now, in the theme and brand of the toolbar: 4.5 for text, 3 for edges and marks.',
        'يسمّي المكوّن وظيفة اللون. النسبة بجانب كل دور تُقاس هنا والآن، بالسمة والعلامة المختارتين: 4.5 للنص و3 للحواف والعلامات.',
      )}
    >
      {bothThemes(context, colourPairs)}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('tbody tr').length).toBe(2 * colourPairs.length),
    )
    await expect(canvasElement.querySelectorAll('[data-fails]')).toHaveLength(0)
  },
}

export const Charts: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Series of a chart', 'سلاسل المخطط')}
      lead={say(
        context,
        'Fixed, never the merchant’s. The order matters, and the sixth is always Other. Print and forced colours add a pattern.',
        'ثابتة ولا تتبع لون التاجر. الترتيب مهم، والسادس دائمًا «أخرى». تضيف الطباعة والألوان القسرية نقشًا.',
      )}
    >
      {bothThemes(context, chartPairs)}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBe(2 * chartPairs.length))
    await expect(canvasElement.querySelectorAll('[data-fails]')).toHaveLength(0)
  },
}
