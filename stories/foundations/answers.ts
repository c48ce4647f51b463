import { expect, waitFor, within } from 'storybook/test'
import type { HeldState } from '../ui/held.ts'
import { say } from '../ui/in-locale.ts'
import { looksOf } from './looks.ts'

type Toolbar = Parameters<typeof say>[0]

export const wordsIn = (context: Toolbar): Record<HeldState, string> => ({
  rest: say(context, 'At rest', 'ساكن'),
  hover: say(context, 'Under a pointer', 'تحت المؤشر'),
  focus: say(context, 'With the focus', 'عليه التركيز'),
  pressed: say(context, 'Pressed', 'مضغوط'),
})

/** A play: each row answers a pointer, the focus and a press, and each answer can be told from the others. */
export async function answersAll({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const rows = canvasElement.querySelectorAll<HTMLElement>('fieldset:has(> [data-held])')
  await expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const isTypedInto = within(row).queryAllByRole('textbox').length > 0
    await waitFor(() => {
      const { rest, hover, focus, pressed } = looksOf(row)
      const same = [
        hover === rest && 'a pointer',
        focus === rest && 'the focus',
        pressed === hover && !isTypedInto && 'a press',
      ].filter(Boolean)
      expect(`${row.ariaLabel} does not answer ${same.join(', ')}`).toBe(`${row.ariaLabel} does not answer `)
    })
  }
}
