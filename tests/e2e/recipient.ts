import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { sayDelivery, type DeliveryWord } from './delivery-words.ts'

/** Who says where it goes: what they see and do on the delivery step, by role and name. */
export const recipientAt = (page: Page, locale: Locale = 'en') => {
  const say = (word: DeliveryWord) => sayDelivery(word, locale)
  const button = (word: DeliveryWord): Locator => page.getByRole('button', { name: say(word), exact: true })
  const field = (word: DeliveryWord): Locator => page.getByRole('textbox', { name: say(word), exact: true })
  const area = (): Locator => page.getByRole('combobox', { name: say('area'), exact: true })
  return {
    page,
    say,
    button,
    field,
    area,
    /** All that a house in Salmiya needs. */
    async fillsHouse(): Promise<void> {
      await area().fill({ en: 'Salmiya', ar: 'السالمية' }[locale])
      await field('block').fill('10')
      await field('street').fill('12')
      await field('houseNo').fill('7')
    },
    chip: (word: DeliveryWord): Locator => page.getByRole('radio', { name: say(word), exact: true }),
    map: (): Locator => page.getByRole('application'),
    dialog: (word: DeliveryWord): Locator =>
      page
        .locator('dialog[open]')
        .filter({ has: page.getByRole('heading', { name: say(word), exact: true }) }),
    async sees(word: DeliveryWord): Promise<void> {
      await page.getByRole('heading', { name: say(word), exact: true }).waitFor()
    },
  }
}

export type Recipient = ReturnType<typeof recipientAt>
