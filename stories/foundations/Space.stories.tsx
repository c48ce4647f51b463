import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { Measure } from './Measure.tsx'
import css from './Measures.module.css'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'
import { tokenValue } from './token-value.ts'

const meta = { title: 'foundations/Space' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const steps = Array.from({ length: 13 }, (_, at) => `--s-${at + 1}`)
const radii = ['--r-xs', '--r-sm', '--r-md', '--r-tile', '--r-lg', '--r-xl', '--r-full']
const depths = ['--e1', '--e2', '--e3']
const densities = ['comfortable', 'regular', 'compact'] as const
const sizes = ['--d-row', '--d-control', '--d-icon-button']

export const SpaceShapeDepth: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Space, shape, depth', 'المسافات والأشكال والعمق')}
      lead={say(
        context,
        'Thirteen steps, seven corners, three heights. Groups are told apart by space before they are told apart by lines; in the dark theme an edge stands for a shadow.',
        'ثلاث عشرة درجة وسبع زوايا وثلاثة ارتفاعات. تُفصل المجموعات بالمسافة قبل الخطوط، وفي السمة الداكنة تحل الحافة محل الظل.',
      )}
    >
      <Plate title={say(context, 'Space', 'المسافات')}>
        <div className={css.list}>
          {steps.map((token) => (
            <Measure key={token} token={token}>
              <div className={css.bar} style={{ inlineSize: `var(${token})` }} />
            </Measure>
          ))}
        </div>
      </Plate>
      <Plate title={say(context, 'Corners', 'الزوايا')}>
        {radii.map((token) => (
          <Measure key={token} token={token}>
            <div className={css.box} style={{ borderRadius: `var(${token})` }} />
          </Measure>
        ))}
      </Plate>
      <Plate title={say(context, 'Depth', 'العمق')}>
        {depths.map((token) => (
          <Measure key={token} token={token}>
            <div className={`${css.box} ${css.raised}`} style={{ boxShadow: `var(${token})` }} />
          </Measure>
        ))}
      </Plate>
    </Sheet>
  ),
}

export const Densities: Story = {
  render: (_, context) => {
    const names = {
      comfortable: say(context, 'Comfortable', 'مريحة'),
      regular: say(context, 'Regular', 'عادية'),
      compact: say(context, 'Compact', 'مضغوطة'),
    }
    return (
      <Sheet
        title={say(context, 'Three densities', 'ثلاث كثافات')}
        lead={say(
          context,
          'The type stays, the room around it changes: a row, a control, an icon button. Where a finger points, controls keep 44 px.',
          'يبقى الخط ويتغير الفراغ حوله: الصف والحقل وزر الأيقونة. وحيث يُستعمل الإصبع تبقى العناصر 44 بكسل.',
        )}
      >
        {densities.map((density) => (
          <div key={density} data-density={density}>
            <Plate title={names[density]}>
              {sizes.map((token) => (
                <Measure key={token} token={token}>
                  <div className={css.field} style={{ blockSize: `var(${token})` }}>
                    {names[density]}
                  </div>
                </Measure>
              ))}
            </Plate>
          </div>
        ))}
      </Sheet>
    )
  },
  play: async ({ canvasElement }) => {
    const rows = densities.map((density) => canvasElement.querySelector(`[data-density=${density}]`))
    const heights = rows.map((row) => (row ? parseFloat(tokenValue(row, '--d-row')) : 0))
    await expect(heights).toEqual([52, 44, 36])
  },
}
