import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { say, type Word } from './words.ts'

/** What a payer sees and does, by role and name. */
export const payerAt = (page: Page, locale: Locale = 'en') => {
  const payButton = (verb: Word = 'payNow'): Locator =>
    page.getByRole('button', { name: new RegExp(`^${say(verb, locale)}( \\(|$)`) })
  const heading = (name: Word | string): Locator =>
    page.getByRole('heading', { name: wordOr(name, locale), exact: true })
  const alert = (name: Word | string): Locator =>
    page.getByRole('alert').filter({ hasText: wordOr(name, locale) })

  return {
    page,
    payButton,
    heading,
    alert,
    tile: (name: Word): Locator => page.getByRole('radio', { name: new RegExp(`^${say(name, locale)}`) }),
    link: (name: Word): Locator => page.getByRole('link', { name: say(name, locale), exact: true }),
    button: (name: Word): Locator => page.getByRole('button', { name: say(name, locale), exact: true }),
    field: (name: Word): Locator => page.getByRole('textbox', { name: say(name, locale), exact: true }),

    async sees(name: Word | string): Promise<void> {
      await heading(name).waitFor()
    },
    async reads(text: Word | string): Promise<void> {
      await page.getByText(wordOr(text, locale), { exact: true }).filter({ visible: true }).first().waitFor()
    },
    /** Presses Pay and arrives at the bank. */
    async goToBank(): Promise<void> {
      await payButton().click()
      await page.waitForURL(bankAddress)
    },
    /** Presses an answer on the bank's page. */
    async answer(name: Word): Promise<void> {
      await page.getByRole('button', { name: new RegExp(`^${say(name, locale)}`) }).click()
    },
    /** Opens a row of the bank's page and presses an answer in it. */
    async answerUnder(row: Word, name: string): Promise<void> {
      await page
        .locator('summary')
        .filter({ has: page.getByText(say(row, locale), { exact: true }) })
        .click()
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    },
    async arrivesAtResult(): Promise<string> {
      await page.waitForURL(resultAddress)
      return resultAddress.exec(page.url())?.[1] ?? ''
    },
  }
}

export type Payer = ReturnType<typeof payerAt>

export const bankAddress = /\/sandbox-bank\/pay\//
export const resultAddress = /\/(?:en|ar)\/attempt\/([\w-]+)/

const isWord = (name: string): name is Word => /^[a-z][A-Za-z]+$/.test(name)

const wordOr = (name: Word | string, locale: Locale): string => (isWord(name) ? say(name, locale) : name)
