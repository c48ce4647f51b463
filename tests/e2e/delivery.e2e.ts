import type { Locale } from '@wasl/domain/locale'
import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests, type Visit } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const asking = { captureAddress: true, captureLocation: true }
const question = { secondPopupEn: 'Is this address right?', secondPopupAr: 'هل هذا العنوان صحيح؟' }
const open = async (path: string, locale: Locale, visit: Visit = {}) => {
  const page = await browser.open(`/${locale}/pay/${path}`, { locale, ...visit })
  if (visit.script !== false) await hydrated(page)
  return recipientAt(page, locale)
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

describe.each(inArabic)('in %s', (locale) => {
  const salmiya = { en: 'Salmiya', ar: 'السالمية' }[locale]
  const hawalli = { en: 'Hawalli', ar: 'حولي' }[locale]

  test('everything is done with the keyboard: chips, area, map, what is missing, the question, the choices', async () => {
    const id = await wasl().payLink({
      ...asking,
      ...question,
      firstPopupEn: 'Tell us where.',
      firstPopupAr: 'أخبرنا أين.',
    })
    const at = await open(id, locale)
    const { keyboard } = at.page
    const reach = async (target: ReturnType<typeof at.button>) => {
      for (let steps = 0; steps < 60; steps += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error('the keyboard does not lead there')
    }
    await at.sees('welcome')
    await reach(at.button('start'))
    await keyboard.press('Enter')

    await reach(at.button('edit'))
    await keyboard.press('Enter')
    await at.map().waitFor()
    await reach(at.field('search'))
    await keyboard.type('salmiyah')
    await keyboard.press('Enter')
    await reach(at.page.getByRole('button', { name: salmiya, exact: true }))
    await keyboard.press('Enter')
    await at.page.locator('output').filter({ hasText: '29.33400, 48.07600' }).waitFor()
    await at.map().focus()
    await keyboard.press('ArrowUp')
    await keyboard.press('+')
    await keyboard.press('-')
    await at.page
      .locator('output')
      .filter({ hasText: /29\.3(?!3400)\d{4}, 48\./ })
      .waitFor()
    await reach(at.button('north'))
    await keyboard.press('Enter')
    await reach(at.button('confirmLocation'))
    await keyboard.press('Enter')
    expect(await at.area().inputValue()).toBe(salmiya)

    await reach(at.page.getByRole('radio', { name: { en: 'Home', ar: 'المنزل' }[locale] }))
    await keyboard.press('ArrowUp')
    expect(await at.chip('custom').isChecked()).toBe(true)
    await reach(at.field('customAddress'))
    await keyboard.type(locale === 'ar' ? 'بيت البحر' : 'Beach house')
    await reach(at.area())
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(locale === 'ar' ? 'سالميه' : 'salmia')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    expect(await at.area().inputValue()).toBe(salmiya)
    await reach(at.field('block'))
    await keyboard.type(locale === 'ar' ? '١٠' : '10')

    const next = at.button('continue')
    await reach(next)
    expect(await next.getAttribute('aria-disabled')).toBe('true')
    await keyboard.press('Enter')
    await at.page
      .getByRole('alert')
      .filter({ hasText: at.say('required') })
      .waitFor()
    await reach(at.page.getByRole('link', { name: new RegExp(`^${at.say('street')}`) }))
    await keyboard.press('Enter')
    await keyboard.type('12')
    await reach(at.field('houseNo'))
    await keyboard.type('7')
    await reach(next)
    await keyboard.press('Enter')

    await at.page
      .getByRole('heading', { name: { en: question.secondPopupEn, ar: question.secondPopupAr }[locale] })
      .waitFor()
    await reach(at.button('no'))
    await keyboard.press('Enter')
    await at.page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await at.field('houseNo').evaluate((field) => field === document.activeElement)).toBe(true)
    await reach(next)
    await keyboard.press('Enter')
    await reach(at.button('yes'))
    await keyboard.press('Enter')
    await at.sees('deliverTo')
    await payerAt(at.page, locale).payButton().waitFor()
    await at.page.getByText(locale === 'ar' ? 'بيت البحر · بيت' : 'Beach house · House').waitFor()
  })

  test('by touch: the map is edited and confirmed, an apartment has its floor, and the request is paid', async () => {
    const id = await wasl().payLink(asking)
    const at = await open(id, locale, { touch: true, width: 390, height: 844 })
    await at.button('edit').tap()
    await at.map().tap({ position: { x: 120, y: 300 } })
    await at.button('confirmLocation').tap()
    await at.area().tap()
    await at.area().fill(locale === 'ar' ? 'حولى' : 'hawaly')
    await at.page.getByRole('option', { name: new RegExp(`^${hawalli}`) }).tap()
    expect(await at.field('floor').isVisible()).toBe(false)
    await at.chip('apartment').tap()
    await at.field('floor').fill('3')
    await at.field('block').fill('4')
    await at.field('street').fill('12')
    await at.field('houseNo').fill('7')
    await at.button('describe').tap()
    await at.button('continue').tap()
    const payer = payerAt(at.page, locale)
    await at.sees('deliverTo')
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
  })

  test('without script the address is filled in, refused beside its field, sent again and paid', async () => {
    const id = await wasl().payLink(asking)
    const at = await open(id, locale, { script: false })
    const area = at.page.getByLabel(at.say('area'), { exact: true })
    await area.fill(locale === 'ar' ? 'السالميه' : 'salmiya')
    await at.field('block').fill('10')
    await at.field('street').fill('12')
    await at.button('continue').click()
    await at.page.waitForURL(/notice=/)
    expect(await at.field('houseNo').getAttribute('aria-invalid')).toBe('true')
    expect([await area.inputValue(), await at.field('street').inputValue()]).toEqual([salmiya, '12'])
    await at.field('houseNo').fill('7')
    await at.button('continue').click()
    await at.page.waitForURL(/step=pay/)
    await at.sees('deliverTo')
    const payer = payerAt(at.page, locale)
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
  })

  test('without script and map an area is pin enough', async () => {
    const id = await wasl().payLink({ captureLocation: true })
    const at = await open(id, locale, { script: false })
    await at.page.getByLabel(at.say('area'), { exact: true }).fill(locale === 'ar' ? 'السالميه' : 'salmiya')
    await at.button('continue').click()
    await at.page.waitForURL(/step=pay/)
    expect(await at.page.getByText('29.33400, 48.07600').count()).toBe(1)
  })

  test('a popup that opened by itself gives the focus to the heading of the page, and Tab goes on from there', async () => {
    const at = await open('PR-1003', locale)
    await at.sees('welcome')
    await at.page.keyboard.press('Escape')
    await at.page.locator('dialog[open]').waitFor({ state: 'detached' })
    const title = at.page.getByRole('heading', { name: at.say('title'), exact: true })
    expect(await isFocused(title)).toBe(true)
    await at.page.keyboard.press('Tab')
    expect(await at.page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  })

  test('the second popup is read from its heading, and Enter does not close it unread', async () => {
    const at = await open('PR-1004', locale)
    await at.button('start').press('Enter')
    const second = at.page.getByRole('heading', { name: at.say('prefilled'), exact: true })
    await second.waitFor()
    expect(await isFocused(second)).toBe(true)
    await at.page.keyboard.press('Enter')
    expect(await second.isVisible()).toBe(true)
    await at.button('check').press('Enter')
    await at.page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await isFocused(at.page.getByRole('heading', { name: at.say('title'), exact: true }))).toBe(true)
  })

  test('Edit leads to the map, Confirm and Cancel lead back to Edit, and what was confirmed is said', async () => {
    const at = await open(await wasl().payLink(asking), locale)
    const { keyboard } = at.page
    await at.button('edit').press('Enter')
    await expect.poll(() => isFocused(at.map())).toBe(true)
    await keyboard.press('ArrowUp')
    await at.button('cancelLocation').press('Enter')
    await expect.poll(() => isFocused(at.button('edit'))).toBe(true)
    await keyboard.press('Enter')
    await expect.poll(() => isFocused(at.map())).toBe(true)
    await at.button('confirmLocation').press('Enter')
    await expect.poll(() => isFocused(at.button('edit'))).toBe(true)
    await at.page
      .locator('output')
      .filter({ hasText: at.say('locationSet') })
      .waitFor({ state: 'attached' })
  })

  test('what was saved is to be checked, and a reload stays at the choices until it is changed', async () => {
    const at = await open('PR-1004', locale)
    await at.button('start').click()
    await at.sees('prefilled')
    await at.button('check').click()
    expect(await at.area().inputValue()).toBe(salmiya)
    await at.button('continue').click()
    await at.button('yes').click()
    await at.sees('deliverTo')
    await at.page.reload()
    await at.sees('deliverTo')
    await hydrated(at.page)
    await at.page.getByRole('link', { name: at.say('change'), exact: true }).click()
    await at.sees('title')
  })
})

test('where the browser may say where it is, the pin goes there; the form goes on where it may not', async () => {
  const id = await wasl().payLink(asking)
  const at = await open(id, 'en')
  await at.page.context().grantPermissions(['geolocation'])
  await at.page.context().setGeolocation({ latitude: 29.312, longitude: 48.074 })
  await at.button('edit').click()
  await at.button('locate').click()
  await at.page.locator('output').filter({ hasText: '29.31200, 48.07400' }).waitFor()
  await at.button('confirmLocation').click()
  expect(await at.area().inputValue()).toBe('Rumaithiya')
})

test('a request that asks only for the address has no map, and one without popups asks nothing', async () => {
  const id = await wasl().payLink({ captureAddress: true })
  const at = await open(id, 'en')
  expect(await at.button('edit').count()).toBe(0)
  await at.area().fill('sharq')
  await at.field('block').fill('1')
  await at.field('street').fill('2')
  await at.field('houseNo').fill('3')
  await at.field('paci').pressSequentially('١٢٣٤٥٦٧٨٩a')
  expect(await at.field('paci').inputValue()).toBe('12345678')
  await at.button('continue').click()
  await at.sees('deliverTo')
  await at.page.getByText('Sharq, block 1, street 2, no. 3, PACI 12345678').waitFor()
})
