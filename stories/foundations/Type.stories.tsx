import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTime } from '@wasl/ui/text/DateTime'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { expect } from 'storybook/test'
import { inLocale, say } from '../ui/in-locale.ts'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'
import { TypeSample } from './TypeSample.tsx'

const meta = { title: 'foundations/Type' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const sizes = [
  ['4xl', 600, 'amount on a desk, result', 'المبلغ على الحاسوب، النتيجة'],
  ['3xl', 600, 'amount on a phone', 'المبلغ على الهاتف'],
  ['2xl', 600, 'page titles, statistics', 'عناوين الصفحات والإحصاءات'],
  ['xl', 600, 'dialog titles', 'عناوين الحوارات'],
  ['lg', 600, 'card titles', 'عناوين البطاقات'],
  ['md', 400, 'what customers read, every input', 'نص العملاء وكل حقل'],
  ['sm', 400, 'dashboard text, labels, hints', 'نص لوحة التحكم والتسميات'],
  ['xs', 500, 'badges, table heads', 'الشارات ورؤوس الجداول'],
] as const

export const Scale: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'One family for both scripts', 'عائلة خط واحدة للكتابتين')}
      lead={say(
        context,
        'IBM Plex Sans Arabic carries both. Small Arabic text is one notch larger, because it reads smaller beside Latin; digits are Latin in both languages and stand in columns.',
        'خط IBM Plex Sans Arabic للكتابتين. النص العربي الصغير أكبر بدرجة لأنه يبدو أصغر بجانب اللاتيني، والأرقام لاتينية في اللغتين وتصطف في أعمدة.',
      )}
    >
      <Plate title={say(context, 'Scale', 'المقاييس')}>
        {sizes.map(([token, weight, en, ar]) => (
          <TypeSample
            key={token}
            token={token}
            weight={weight}
            text={say(context, 'Payment request 1,204.500', 'طلب دفع 1,204.500')}
            use={say(context, en, ar)}
          />
        ))}
      </Plate>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    await expect(getComputedStyle(canvasElement).fontFamily).toContain('IBM Plex Sans Arabic')
  },
}

/** Runs that keep their own direction inside a sentence of either language. */
export const MixedRuns: Story = {
  render: (_, context) => (
    <Sheet
      title={say(context, 'Two directions in one line', 'اتجاهان في سطر واحد')}
      lead={say(
        context,
        'Phone numbers, addresses and ids are isolated, so that neither language turns them around.',
        'أرقام الهواتف والعناوين والمراجع معزولة فلا تقلبها أي من اللغتين.',
      )}
    >
      <Plate title={say(context, 'Beside words', 'بجانب الكلمات')}>
        <p>
          {say(context, 'Amount', 'المبلغ')}:{' '}
          <Money value="48.750" currency="KWD" locale={inLocale(context)} />
        </p>
        <p>
          {say(context, 'Due', 'الاستحقاق')}:{' '}
          <DateTime instant="2026-11-27T15:00:00Z" timeZone="Asia/Kuwait" locale={inLocale(context)} />
        </p>
        <p>
          {say(context, 'Questions? Call', 'هل لديك سؤال؟ اتصل على')} <Ltr>+965 500 12345</Ltr>
        </p>
        <p>
          {say(context, 'or write to', 'أو راسل')} <Ltr>noura@example.com</Ltr>
        </p>
        <p>
          {say(context, 'Reference', 'المرجع')} <Ltr>PR-1001/AT-1008</Ltr>
        </p>
      </Plate>
    </Sheet>
  ),
}
