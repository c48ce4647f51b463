import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandScope } from '@wasl/ui/page/BrandScope'
import { Ltr } from '@wasl/ui/text/Ltr'
import { expect } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { BrandSample } from './BrandSample.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'
import { tokenValue } from './token-value.ts'

const meta = { title: 'foundations/Brand' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<typeof say>[0]

const colours = `
  #f77c1a #ffffff #000000 #ffd400 #a8e000 #2aa8ff #1d4ed8 #e11d2e
  #00a651 #0f766e #7c3aed #ff5fa2 #d8c3a5 #777777 #6b0f1a
`
  .trim()
  .split(/\s+/)

const wordsOf = (context: Context) => ({
  pay: say(context, 'Pay now', 'ادفع الآن'),
  details: say(context, 'Details', 'التفاصيل'),
  terms: say(context, 'Terms', 'الشروط'),
  paid: say(context, 'Paid', 'مدفوعة'),
})

/** ux B1.4: whatever colour a merchant brings. */
export const AnyMerchant: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'One knob: the merchant’s colour', 'مفتاح واحد: لون التاجر')}
      lead={say(
        context,
        'One hex gives fills, labels, links, edges and tints that can be read in both themes. States, focus and charts stay the same for everyone.',
        'رمز لون واحد يعطي التعبئة والنص والروابط والحواف والظلال المقروءة في السمتين. أما الحالات والتركيز والمخططات فثابتة للجميع.',
      )}
    >
      {colours.map((hex) => (
        <BrandScope key={hex} colour={hex}>
          <Plate title={hex}>
            <BrandSample words={wordsOf(context)} />
          </Plate>
        </BrandScope>
      ))}
    </Sheet>
  ),
}

/** A merchant inside a merchant, and a theme inside a theme: the nearest one counts. */
export const Nested: Story = {
  render: (_, context) => (
    <BrandScope colour="#6b0f1a" theme="light">
      <Plate title={say(context, 'Dar Nuwair, light', 'دار نوير، فاتح')}>
        <BrandSample words={wordsOf(context)} />
        <BrandScope colour="#ffd400" theme="dark">
          <Plate title={say(context, 'Lulwa Studio inside it, dark', 'استوديو لولوة داخلها، داكن')}>
            <BrandSample words={wordsOf(context)} />
            <BrandScope colour="#2aa8ff" theme="light">
              <Plate title={say(context, 'Sky inside both, light', 'سماوي داخلهما، فاتح')}>
                <BrandSample words={wordsOf(context)} />
                <p>
                  <Ltr>#2aa8ff</Ltr>
                </p>
              </Plate>
            </BrandScope>
          </Plate>
        </BrandScope>
      </Plate>
    </BrandScope>
  ),
  play: async ({ canvasElement }) => {
    const brands = [...canvasElement.querySelectorAll('section')].map((plate) => tokenValue(plate, '--brand'))
    await expect(brands).toEqual(['#6b0f1a', '#ffd400', '#2aa8ff'])
  },
}
