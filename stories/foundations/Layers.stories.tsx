import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ltr } from '@wasl/ui/text/Ltr'
import { expect } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import css from './Layers.module.css'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Layers' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const layers = [
  ['--z-sticky', 'what sticks while a list scrolls', 'ما يثبت أثناء التمرير'],
  ['--z-header', 'the page header', 'رأس الصفحة'],
  ['--z-bulk', 'the bar for selected rows', 'شريط الصفوف المحددة'],
  ['--z-popover', 'menus and lists', 'القوائم المنبثقة'],
  ['--z-sheet', 'sheets', 'الألواح'],
  ['--z-dialog', 'dialogs', 'الحوارات'],
  ['--z-snackbar', 'messages', 'الرسائل'],
  ['--z-session', 'the session’s last question', 'سؤال الجلسة الأخير'],
] as const

export const Order: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'What lies above what', 'ما يعلو فوق ما')}
      lead={say(
        context,
        'Eight layers with names and no numbers in between. A message lies above a dialog; only the question whether you are still there lies above a message.',
        'ثماني طبقات لها أسماء ولا أرقام بينها. الرسالة فوق الحوار، ولا يعلوها إلا سؤال «هل ما زلت هنا».',
      )}
    >
      <Plate title={say(context, 'From the page up', 'من الصفحة إلى أعلى')}>
        <div className={css.pile}>
          {layers.map(([token, en, ar]) => (
            <p key={token} className={css.layer} style={{ zIndex: `var(${token})` }}>
              <Ltr>{token}</Ltr>
              <span>{say(context, en, ar)}</span>
            </p>
          ))}
        </div>
      </Plate>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('p[style]')].map((layer) =>
      Number(getComputedStyle(layer).zIndex),
    )
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    await expect(new Set(heights).size).toBe(layers.length)
  },
}
