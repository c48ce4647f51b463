import { insertPast, insertPeople } from '@wasl/core/seed/history/history.store'
import { usualMoments } from '@wasl/core/seed/history/past-days'
import { planHistory } from '@wasl/core/seed/history/plan-history'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { foldText } from '@wasl/domain/match-text'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

describe.each(['embedded', 'postgres'] as const)('searching on %s', (kind) => {
  const desk = staffDesk(kind)

  beforeAll(async () => {
    const now = desk.core().now()
    await inTransaction(desk.db(), async (tx) => {
      await insertPeople(tx, { merchantId: 1, count: 20, now })
      await insertPast(tx, 1, planHistory(usualMoments(now, 180).slice(-120), 1, 20))
    })
  }, 60_000)

  const found = (q: string) => desk.ids(`/dashboard/transaction?page_size=500&q=${encodeURIComponent(q)}`)

  /** The ids a plain question to the database answers. */
  const ids = async (where: string): Promise<string[]> => {
    const { rows } = await desk.db().execute<{ id: string }>(
      sql`select t.public_id as id from payment_transaction t left join customer c on c.id = t.customer_id
        where t.merchant_id = 1 and t.deleted_at is null and ${sql.raw(where)}`,
    )
    return rows.map((row) => row.id).toSorted()
  }

  test('a whole id or order number, in any case, is that one alone', async () => {
    expect(await found('PR-1001')).toEqual(['PR-1001'])
    expect(await found('TT-1001')).toEqual(['PR-1001'])
    expect(await found('tt-1001')).toEqual(['PR-1001'])
  })

  test('the beginning of an order number', async () => {
    const wanted = await ids(`t.order_no like 'TT-10%'`)
    expect(wanted.length).toBeGreaterThan(2)
    expect((await found('tt-10')).toSorted()).toEqual(wanted)
  })

  test('an e-mail and a phone, however it is typed, are everything of that person', async () => {
    const wanted = await ids(`c.email = 'noura@example.com'`)
    expect((await found('Noura@Example.com')).toSorted()).toEqual(wanted)
    const { rows } = await desk
      .db()
      .execute<{ phone: string }>(
        sql`select phone from customer where email = 'noura@example.com' and merchant_id = 1`,
      )
    const phone = rows[0]?.phone ?? ''
    const spaced = phone.replace(/^(\+965)(\d{4})(\d{4})$/, '$1 $2-$3')
    const arabic = phone.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    for (const typed of [phone, spaced, arabic, phone.slice(1)])
      expect((await found(typed)).toSorted()).toEqual(await ids(`c.phone = '${phone}'`))
    expect((await found(phone.slice(-6))).toSorted()).toEqual(await ids(`c.phone like '%${phone.slice(-6)}'`))
  })

  test('a part of a name, an e-mail or a description', async () => {
    expect((await found('behbehani')).toSorted()).toEqual(await ids(`c.name_en ilike '%behbehani%'`))
    expect((await found('mail.example')).toSorted()).toEqual(await ids(`c.email like '%mail.example%'`))
    expect((await found('Saffron cake')).toSorted()).toEqual(await ids(`t.description_en = 'Saffron cake'`))
  })

  test('Arabic letters that stand for one another, tashkeel, tatweel and Latin accents make no difference', async () => {
    const ahmad = await ids(`c.name_ar = 'أحمد بهبهاني'`)
    expect(ahmad.length).toBeGreaterThan(0)
    for (const typed of ['أحمد بهبهاني', 'احمد بهبهانى', 'اَحْمَد', 'أحـــمد'])
      expect([typed, (await found(typed)).toSorted()]).toEqual([typed, ahmad])
    expect((await found('garcia')).toSorted()).toEqual(await ids(`c.name_en = 'José García'`))
    expect((await found('حصه')).toSorted()).toEqual(await ids(`c.name_ar like 'حصة%'`))
  })

  test('the database folds as the browser does', async () => {
    for (const text of [
      'أحْمَد إبراهيم آل ٱلصباح',
      'فاطمة',
      'مصطفى',
      'José ÅNGSTRÖM',
      'تمــرة ٤٢',
      'علی\u200f کریم',
    ]) {
      const { rows } = await desk.db().execute<{ folded: string }>(sql`select search_fold(${text}) as folded`)
      const digits = foldText(text).replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
      expect(rows[0]?.folded).toBe(digits)
    }
  })

  test.each([
    [
      'Fatima Ahmed Al-Zaffiri',
      [
        'Fatima Al-Zaffiri',
        'al zaffiri',
        'alzaffiri',
        'Al-Zaffiri, Fatima',
        'zaffiri ahmed',
        'FATIMA\u200f zaf',
      ],
    ],
    ['فاطمة أحمد العلي', ['فاطمة العلي', 'العلى فاطمه', 'احمد فاطمــة', 'فاطمة العلی']],
    ["Sean\u200f O'Neil", ['Sean ONeil', 'o’neil sean', "Sean\u200f O'Neil"]],
  ] as const)('%j is found by its words in any order and any usual spelling', async (name, typed) => {
    const [id = ''] = await ids(`t.state = 'paid'`)
    await desk.db().execute(sql`
      update customer set name_en = ${name}, phone = '+966501234567'
      where id = (select customer_id from payment_transaction where public_id = ${id})`)
    const wanted = await ids(`c.name_en = '${name.replaceAll("'", "''")}'`)
    expect(wanted).toContain(id)
    for (const q of typed) {
      expect([q, (await found(q)).toSorted()]).toEqual([q, wanted])
      expect([q, (await found(`name:"${q}"`)).toSorted()]).toEqual([q, wanted])
    }
    for (const q of [`${typed[0]} Qabazard`, `${typed[0]} 9999999`])
      expect([q, await found(q)]).toEqual([q, []])
  })

  test('a phone is found by any usual way of writing it', async () => {
    const wanted = await ids(`c.phone = '+966501234567'`)
    expect(wanted).not.toEqual([])
    const usual = ['+966501234567', '00966 50 123 4567', '0501234567', '050-123-4567', '+966 (0)50 123 4567']
    for (const q of [
      ...usual,
      '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
      '۰۵۰۱۲۳۴۵۶۷',
      'tel:+966501234567',
      '＋966501234567',
      '501234567',
    ])
      for (const asked of [q, `phone:"${q}"`])
        expect([asked, (await found(asked)).toSorted()]).toEqual([asked, wanted])
  })

  test('signs of a pattern are letters like any other', async () => {
    for (const typed of ['%%%', '___', '1%0', String.raw`\\\ `]) expect(await found(typed)).toEqual([])
  })

  test('one letter or two find the words that begin with them, in both scripts', async () => {
    const beginning = (text: string) =>
      ids(
        `(' ' || (select s.words from transaction_search s where s.transaction_id = t.id)) like '% ${text}%'`,
      )
    for (const [typed, folded] of [
      ['d', 'd'],
      ['Da', 'da'],
      ['ل', 'ل'],
      ['أح', 'اح'],
    ] as const) {
      const wanted = await beginning(folded)
      expect(wanted).not.toEqual([])
      expect([typed, (await found(typed)).toSorted()]).toEqual([typed, wanted])
    }
    for (const sign of ['-', '%', '__', '٪']) expect([sign, await found(sign)]).toEqual([sign, []])
  })

  test('nobody is found under another name', async () => {
    expect(await found('nobody-is-called-this')).toEqual([])
  })

  test('a name that changes is found by the new one alone', async () => {
    const first = (await ids(`c.name_en = 'Layla Haddad'`))[0] ?? ''
    await desk
      .db()
      .execute(sql`update customer set name_en = 'Zaynab Qabazard' where name_en = 'Layla Haddad'`)
    expect(await found('qabazard')).toContain(first)
    expect(await found('layla haddad')).toEqual([])
  })

  test('what an Arabic comma stands in is found by its own text', async () => {
    const [id = ''] = await ids(`t.state = 'created'`)
    await desk
      .db()
      .execute(sql`update payment_transaction set description_ar = 'شاي، قهوة ١٫٥ ٬' where public_id = ${id}`)
    for (const typed of ['شاي، قهوة', 'قهوة 1٫٥', 'شاي، قهوة ١٫٥ ٬']) expect(await found(typed)).toEqual([id])
  })

  test('a name is found by its term, also where an order is numbered like it', async () => {
    const [id = ''] = await ids(`t.state = 'created' and c.name_en is distinct from 'Dana Al-Khaled'`)
    await desk.db().execute(sql`update payment_transaction set order_no = 'Dana' where public_id = ${id}`)
    expect(await found('dana')).toEqual([id])
    expect(await found('name:dana')).toEqual(
      expect.arrayContaining(await ids(`c.name_en = 'Dana Al-Khaled'`)),
    )
  })

  test.each([201, 2_001])('a person asked %i times is found as often', { timeout: 60_000 }, async (times) => {
    const phone = `+96560${String(times).padStart(6, '0')}`
    const moment = desk.core().now().toISOString()
    await desk.db().execute(sql`
      with person as (
        insert into customer (merchant_id, phone, created_at)
        select 1, ${phone}, ${moment}::timestamptz from generate_series(1, ${times}::int) returning id
      )
      insert into payment_transaction
        (merchant_id, public_id, plugin, unit_key, customer_id, currency, amount, pg_codes, state_changed_at, created_at)
      select 1, 'OF-' || id, 'payment_request', (select key from unit where merchant_id = 1 limit 1), id, 'KWD', 1000,
        '{knet}', ${moment}::timestamptz, ${moment}::timestamptz + id * interval '1 ms' from person`)
    const newest = (await ids(`c.phone = '${phone}'`))
      .toSorted((one, two) => Number(two.slice(3)) - Number(one.slice(3)))
      .slice(0, 10)
    const { body } = await desk.get(`/dashboard/transaction?page_size=10&q=${encodeURIComponent(phone)}`)
    expect((body.results ?? []).map((row) => row.id)).toEqual(newest)
    expect([body['count'], body['count_is_exact']]).toEqual(times > 1_000 ? [1_000, false] : [times, true])
  })

  test('what is found is filtered, sorted and counted like any list', async () => {
    const wanted = await ids(`c.name_en = 'Dana Al-Khaled' and t.state = 'paid'`)
    const { body } = await desk.get('/dashboard/transaction?q=dana%20al-khaled&state=paid&ordering=-amount')
    const amounts = (body.results ?? []).map(({ amount, currency_code: currency }) =>
      Math.round(
        Number(amount) * (currency === 'KWD' || currency === 'BHD' ? 1_000 : currency === 'JPY' ? 1 : 100),
      ),
    )
    expect((body.results ?? []).map(({ id }) => String(id)).toSorted()).toEqual(wanted)
    expect(amounts).toEqual(amounts.toSorted((one, two) => two - one))
    expect([body['count'], body['count_is_exact']]).toEqual([wanted.length, true])
  })

  test('what is found is counted the same on every page of it', async () => {
    const wanted = await ids(`c.name_en = 'Dana Al-Khaled'`)
    const size = wanted.length - 1
    const asked = `/dashboard/transaction?q=dana%20al-khaled&page_size=${size}`
    const first = await desk.get(asked)
    const next = String(first.body['next_cursor'])
    const others = [`${asked}&page=2`, `${asked}&page=3`, `${asked}&cursor=${encodeURIComponent(next)}`]
    const pages = [first, ...(await Promise.all(others.map((path) => desk.get(path))))]
    expect(size).toBeGreaterThan(0)
    expect(pages.map(({ body }) => [body.results?.length, body['count'], body['count_is_exact']])).toEqual(
      [size, 1, 0, 1].map((shown) => [shown, wanted.length, true]),
    )
  })

  test('many hits are looked up along the list', { timeout: 120_000 }, async () => {
    const now = desk.core().now()
    const moments = Array.from({ length: 2_200 }, (_, at) => ({
      at: new Date(now.getTime() - (at + 1) * 1_000),
      isPaid: false,
      isRecent: false,
    }))
    const rows = planHistory(moments, 50_000, 20).map((row) => ({ ...row, outcome: 'created' as const }))
    for (let done = 0; done < rows.length; done += 200)
      await inTransaction(desk.db(), (tx) => insertPast(tx, 1, rows.slice(done, done + 200)))
    const { body } = await desk.get('/dashboard/transaction?q=tt-h00&page_size=10')
    expect([body.results?.length, body['count'], body['count_is_exact']]).toEqual([10, 1_000, false])
    const named = await desk.get('/dashboard/transaction?q=%D8%AA%D9%85%D8%B1&page_size=10')
    expect(named.body.results).toHaveLength(10)
    const broad = await desk.get('/dashboard/transaction?q=example&page_size=10&state=created')
    expect(broad.body.results).toHaveLength(10)
  })
})
