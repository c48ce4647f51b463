import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'
import { money } from './money.ts'

const nbsp = '\u00a0'

test.each([
  [12_500, 'SAR', `SAR${nbsp}125.00`, `125.00${nbsp}ر.س`],
  [48_750, 'KWD', `KWD${nbsp}48.750`, `48.750${nbsp}د.ك`],
  [9_900, 'AED', `AED${nbsp}99.00`, `99.00${nbsp}د.إ`],
  [1_204_50, 'USD', `USD${nbsp}1,204.50`, `1,204.50${nbsp}USD`],
])('%d of %s is written as the screen writes it', (minor, currency, english, arabic) => {
  expect([amountText(money(minor, currency), 'en'), amountText(money(minor, currency), 'ar')]).toEqual([
    english,
    arabic,
  ])
})
