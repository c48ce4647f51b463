import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  requested: { en: 'Waits for a colleague', ar: 'بانتظار موافقة زميل' },
  first: { en: /has to be approved first/, ar: /لا بد من الموافقة على .* أولًا/ },
  card: { en: 'Waits for colleagues', ar: 'بانتظار الزملاء' },
  approve: { en: 'Approve: Refund', ar: 'موافقة: استرداد' },
  reject: { en: 'Reject: Refund', ar: 'رفض: استرداد' },
  takeBack: { en: /^Take back: Refund/, ar: /^سحب الطلب: استرداد/ },
  yes: { en: 'Approve', ar: 'موافقة' },
  no: { en: 'Reject', ar: 'رفض' },
  reason: { en: /^Reason/, ar: /^السبب/ },
  done: { en: 'Approved, and done', ar: 'تمت الموافقة ونُفّذت العملية' },
  rejected: { en: 'Rejected Successfully', ar: 'تم الرفض بنجاح' },
  told: { en: 'Approved and done: ', ar: 'تمت الموافقة والتنفيذ: ' },
  decided: { en: 'This has been decided meanwhile.', ar: 'تم البت في هذا الطلب في هذه الأثناء.' },
  waits: { en: 'An operation waits for a colleague', ar: 'هناك عملية تنتظر زميلًا' },
  own: {
    en: 'You asked for this yourself: a colleague checks it.',
    ar: 'هذا طلبك أنت: يراجعه زميل.',
  },
  change: { en: 'Change', ar: 'تغيير' },
  oneAbove: { en: /^One colleague above/, ar: /^زميل واحد لما يزيد على/ },
  twoAbove: { en: /^Two colleagues above/, ar: /^زميلان لما يزيد على/ },
  order: {
    en: 'Two colleagues cannot be needed for less than one is',
    ar: 'لا يمكن أن يلزم زميلان لأقل مما يلزم له زميل واحد',
  },
  saved: { en: 'Saved: it holds from now on', ar: 'تم الحفظ، ويسري من الآن' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

/** Of one transaction among all that wait. */
const oneOf = (name: string, id: string) => new RegExp(`^${name}.*${id}`)

describe.each(inEnglish)('operations that colleagues check, in %s', (locale) => {
  const tickets = `/${locale}/dashboard/ticket/approve-permissions?process=operations`
  const transaction = (id: string) => `/${locale}/dashboard/payment-request/transactions/${id}`
  const signedIn = async (username: string, next: string) => {
    if (username === 'admin.demo') await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, username, locale, { next })
    return page
  }

  test('by keyboard: amounts are set, a refund above them waits, a colleague approves it, and it happens', async () => {
    browser.expectRefusals('400 /bff/dashboard/ticket/operation-rules')
    const admin = await signedIn('admin.demo', tickets)
    const dialog = admin.getByRole('dialog')
    await admin.getByRole('button', { name: words.change[locale], exact: true }).focus()
    await admin.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words.oneAbove[locale] }).first().fill('١٠')
    await dialog.getByRole('textbox', { name: words.twoAbove[locale] }).first().fill('5')
    await admin.keyboard.press('Enter')
    await dialog.getByText(words.order[locale]).waitFor()
    await expect
      .poll(() => admin.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await admin.keyboard.press('ControlOrMeta+a')
    await admin.keyboard.type('2000')
    await admin.keyboard.press('Enter')
    await admin.getByText(words.saved[locale]).waitFor()

    const { id } = await paidLink(wasl(), { amount: '40.000' })
    const desk = deskAt(await signedIn('checker.demo', transaction(id)), locale)
    await desk.button('refund').click()
    await desk.field('amountBack').fill('15')
    await desk.inDialog('next').click()
    // Good news leaves after six seconds.
    const colleagueIsTold = admin.getByText(words.waits[locale]).first().waitFor()
    await desk.inDialog('yes').click()
    await desk.dialog.getByRole('heading', { name: words.requested[locale] }).waitFor()
    await desk.inDialog('done').click()
    await desk.page.getByRole('heading', { name: words.card[locale] }).waitFor()
    await desk.page.getByText(words.own[locale]).waitFor()
    expect(await desk.button('refund').count()).toBe(0)
    expect(await axeComplaints(desk.page)).toEqual([])
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 40000'])
    // Colleagues are told; whoever asked knows, and may have no part where they answer.
    await colleagueIsTold
    expect(await desk.page.getByText(words.waits[locale]).count()).toBe(0)

    await admin.getByRole('button', { name: oneOf(words.approve[locale], id) }).focus()
    expect(await axeComplaints(admin)).toEqual([])
    await admin.keyboard.press('Enter')
    await admin.getByRole('alertdialog').getByRole('button', { name: words.yes[locale], exact: true }).focus()
    await admin.keyboard.press('Enter')
    await admin.getByText(words.done[locale]).waitFor()
    await desk.page.getByText(`${words.told[locale]}${id}`).waitFor()
    await desk.reads('partlyRefunded')
    await desk.page.getByRole('heading', { name: words.card[locale] }).waitFor({ state: 'detached' })
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 40000', 'refund counted 15000'])

    // After it every part waits, however small: nothing says that it is too much.
    await desk.button('refund').click()
    await desk.field('amountBack').fill('3')
    await desk.inDialog('next').click()
    await desk.inDialog('yes').click()
    await desk.dialog.getByText(words.first[locale]).waitFor()
    await desk.inDialog('done').click()
  })

  test('a no has its reason and moves nothing, and whoever asked may take it back', async () => {
    await wasl().sql(`delete from operation_threshold where merchant_id = 1`)
    await wasl().sql(
      `insert into operation_threshold (merchant_id, currency, one_above) values (1, 'KWD', 10000)`,
    )
    const { id } = await paidLink(wasl(), { amount: '40.000' })
    const desk = deskAt(await signedIn('checker.demo', transaction(id)), locale)
    const ask = async () => {
      await desk.button('refund').click()
      await desk.field('amountBack').fill('15')
      await desk.inDialog('next').click()
      await desk.inDialog('yes').click()
      await desk.dialog.getByRole('heading', { name: words.requested[locale] }).waitFor()
      await desk.inDialog('done').click()
    }
    const takeBack = async () => {
      await desk.page.getByRole('button', { name: words.takeBack[locale] }).click()
      await desk.page
        .getByRole('alertdialog')
        .getByRole('button', { name: { en: 'Take back', ar: 'سحب الطلب' }[locale], exact: true })
        .click()
      await desk.button('refund').waitFor()
    }
    await ask()

    const admin = await signedIn('admin.demo', tickets)
    const [waiting] = await wasl().sql(
      `select public_id from operation_request where status = 'PENDING' order by id desc limit 1`,
    )
    browser.expectRefusals(`409 /bff/dashboard/ticket/operations/${waiting?.['public_id']}/approve`)
    await admin.getByRole('button', { name: oneOf(words.approve[locale], id) }).click()
    await takeBack()
    await admin.locator('article').filter({ hasText: id }).waitFor({ state: 'detached' })
    // The question stays until it was answered: gone, it might be taken for a yes.
    await admin.getByRole('alertdialog').getByRole('button', { name: words.yes[locale], exact: true }).click()
    await admin.getByText(words.decided[locale]).waitFor()
    await ask()
    await admin.getByRole('button', { name: oneOf(words.reject[locale], id) }).click()
    const dialog = admin.getByRole('alertdialog')
    await dialog.getByRole('textbox', { name: words.reason[locale] }).fill('The cake was eaten')
    await dialog.getByRole('button', { name: words.no[locale], exact: true }).click()
    await admin.getByText(words.rejected[locale]).waitFor()
    await desk.button('refund').waitFor()
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 40000'])
    const [mail] = await wasl().sql(
      `select occasion, recipient, text from message where occasion like 'operation%' order by id desc limit 1`,
    )
    expect(mail).toMatchObject({ occasion: 'operation_rejected', recipient: 'checker@tamra-tide.example' })
    await desk.page.goto(/\S+\/dashboard\/\S+/.exec(String(mail?.['text']))?.[0] ?? '')
    await desk.page.getByRole('heading', { level: 1 }).waitFor()
    await desk.page.getByText(id, { exact: true }).first().waitFor()
  })
})
