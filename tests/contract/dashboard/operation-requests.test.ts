import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { SignedIn } from '../../support/staff.ts'
import { checkedDesk, type Task } from './checked-desk.ts'
import { newKey } from './transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, refund, paid, offeredFor, plain, people, tasks, answer } = checkedDesk(database)

test('above the threshold a refund answers 202 and waits; a yes carries it out at once', async () => {
  const { maker, checker } = await people()
  const { id } = await paid()
  expect(await refund(id, '10.000', { as: maker })).toMatchObject({ status: 200, body: { result: 'done' } })
  const asked = await refund(id, '20.000', { as: maker })
  expect(asked).toMatchObject({
    status: 202,
    body: {
      result: 'requested',
      child_id: null,
      message:
        'A colleague has to approve this first: Refund KWD\u00a020.000. It was asked for in your name.',
    },
  })
  const [task] = (await tasks(checker)).results
  expect(task).toMatchObject({
    id: (asked.body as { request_id: string }).request_id,
    status: 'PENDING',
    object: id,
    amount: '20.000',
    hindrance: null,
    actions: [{ value: 'approve' }, { value: 'reject' }],
  })
  expect(task?.actions[0]?.url).toBe(`/api/v1/ticket/operations/${task?.id}/approve`)
  expect((await tasks(maker)).results).toMatchObject([
    {
      actions: [{ value: 'cancel' }],
      hindrance: 'You asked for this yourself: a colleague checks it.',
    },
  ])
  const [offered] = (await offeredFor(id, maker)) as { value: string }[]
  expect(offered?.value).toBe('refund')
  expect(await refund(id, '1.000', { as: maker })).toMatchObject({
    status: 409,
    body: { code: 'request_pending' },
  })
  expect(await answer(checker, task?.id ?? '', 'approve')).toMatchObject({
    status: 200,
    body: { message: 'Approved, and done', status: 'DONE' },
  })
  expect((await tasks(checker, '&task_list=DONE')).results).toMatchObject([{ status: 'DONE', actions: [] }])
  expect(await refund(id, '1.000', { as: maker })).toMatchObject({ status: 202 })
})

test('many rows: what waits for colleagues is not called applied', async () => {
  const { maker } = await people()
  const [whole, other, open] = [await paid(), await paid(), await desk().request()]
  const left = await desk().request({ amount: { minor: 8_000, currency: 'KWD' } })
  await desk().atBank(await desk().press(left), 'approve')
  const bulk = (ids: string[]) =>
    act('operations.bulk', '', { as: maker, params: { action: 'refund' }, headers: newKey(), body: ids })
  expect(await bulk([whole.id])).toMatchObject({
    status: 202,
    body: {
      message: 'Nothing has moved yet. Colleagues have to approve this first: 1 of 1',
      results: [{ id: whole.id, status: 202, code: 'requested' }],
    },
  })
  expect(await bulk([left, other.id, open])).toMatchObject({
    status: 207,
    body: {
      message: 'Applied partially: 1 of 3. Colleagues have to approve this first: 1 of 3',
      results: [{ code: 'done' }, { code: 'requested' }, { code: 'not_possible' }],
    },
  })
  const last = await paid()
  expect(await bulk([last.id, open])).toMatchObject({
    status: 207,
    body: { message: 'Nothing has moved yet. Colleagues have to approve this first: 1 of 2' },
  })
})

test('while it waits, the transaction and its actions say so', async () => {
  const { maker } = await people()
  const { id } = await paid()
  await refund(id, '20.000', { as: maker })
  const offered = await act('operations.actions', id, { as: maker })
  const actions = (offered.body as { results: { value: string; hindrance: string | null }[] }).results
  expect(actions.find(({ value }) => value === 'refund')?.hindrance).toBe(
    'Waits for a colleague: Refund KWD\u00a020.000',
  )
  expect(actions.find(({ value }) => value === 'disclose')?.hindrance ?? null).toBeNull()
  const detail = await act('transactions.detail', id, { as: maker })
  expect(detail).toMatchObject({
    status: 200,
    body: { operation_requests: [{ status: 'PENDING', amount: '20.000', actions: [{ value: 'cancel' }] }] },
  })
})

test('two have to say yes above the second amount; nobody says it twice, and nobody without the permission', async () => {
  const { maker, checker, second } = await people()
  const { id } = await paid()
  await refund(id, '45.000', { as: maker })
  const [task] = (await tasks(checker)).results
  const request = task?.id ?? ''
  expect(await answer(await plain(), request, 'approve')).toMatchObject({ status: 403 })
  expect(await answer(maker, request, 'approve')).toMatchObject({ status: 403 })
  expect(await answer(checker, request, 'approve')).toMatchObject({
    status: 200,
    body: { status: 'PENDING' },
  })
  expect(await answer(checker, request, 'approve')).toMatchObject({ status: 409, body: { code: 'checked' } })
  expect((await tasks(second)).results).toMatchObject([{ checked_by: [checker.username] }])
  expect(await answer(second, request, 'approve')).toMatchObject({ status: 200, body: { status: 'DONE' } })
})

test('trying again while another one waits is 409, in words, and calling it off is not', async () => {
  const { maker, checker } = await people()
  const { id } = await paid()
  await refund(id, '20.000', { as: maker })
  const [first] = (await tasks(checker)).results
  expect(await answer(checker, first?.id ?? '', 'approve')).toMatchObject({ body: { status: 'DONE' } })
  expect(await refund(id, '15.000', { as: maker })).toMatchObject({ status: 202 })
  // As if the bank had refused it late.
  await database().pool.query(
    `update operation_request set status = 'MANUAL', problem = 'declined' where public_id = $1`,
    [first?.id],
  )
  const again = (language: 'en' | 'ar') =>
    act('operationRequests.answer', first?.id ?? '', {
      as: maker,
      params: { answer: 'retry' },
      body: {},
      language,
    })
  expect(await again('en')).toMatchObject({
    status: 409,
    body: {
      code: 'request_pending',
      detail: expect.stringMatching(/^Another operation of this transaction waits/),
    },
  })
  expect(await again('ar')).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^هناك عملية أخرى/) },
  })
  const [manual] = (await tasks(maker)).results.filter(({ status }) => status === 'MANUAL')
  expect(manual).toMatchObject({
    id: first?.id,
    actions: [{ value: 'cancel', verbose_name: 'Call off' }],
    hindrance: expect.stringMatching(/^Another operation/),
  })
  const callOff = { as: checker, params: { answer: 'cancel' }, body: {}, language: 'en' as const }
  expect(await act('operationRequests.answer', first?.id ?? '', callOff)).toMatchObject({
    status: 200,
    body: { message: 'Called off', status: 'CANCELED' },
  })
  expect((await tasks(maker)).results).toMatchObject([{ status: 'PENDING' }])
})

test('rows that are refunded together wait each on its own', async () => {
  const { maker } = await people()
  const [first, other] = [await paid(), await paid()]
  const all = await act('operations.bulk', '', {
    as: maker,
    params: { action: 'refund' },
    headers: newKey(),
    body: [first.id, other.id],
  })
  expect(all).toMatchObject({
    status: 202,
    body: { results: [{ status: 202, code: 'requested' }, { status: 202 }] },
  })
})

test('rules are a superuser’s, with the password given lately; each amount is checked and audited', async () => {
  const { owner, checker } = await people()
  const change = (as: SignedIn, thresholds: unknown[], makers: number[] = []) =>
    act('operationRequests.changeRules', '', { as, body: { thresholds, makers } })
  expect(await change(checker, [])).toMatchObject({ status: 403 })
  expect(await change(await signIn({ confirmedMsAgo: 3_600_000 }), [])).toMatchObject({
    status: 403,
    body: { code: 'reauth_required' },
  })
  expect(await change(owner, [{ currency_code: 'KWD', one_above: '10.0001', two_above: '9' }])).toMatchObject(
    { status: 400, body: { 'KWD.one_above': ['Use at most 3 decimals'] } },
  )
  const long = { thresholds: [{ currency_code: 'KWD', one_above: '10.0001', two_above: null }], makers: [] }
  expect(
    await act('operationRequests.changeRules', '', { as: owner, body: long, language: 'ar' }),
  ).toMatchObject({ body: { 'KWD.one_above': ['استخدم 3 منازل عشرية على الأكثر'] } })
  expect(
    await change(owner, [{ currency_code: 'USD', one_above: '10000000000000.00', two_above: null }]),
  ).toMatchObject({ status: 400, body: { 'USD.one_above': ['This amount is too large'] } })
  expect(await change(owner, [{ currency_code: 'KWD', one_above: '10', two_above: '9' }])).toMatchObject({
    status: 400,
    body: { 'KWD.two_above': ['Two colleagues cannot be needed for less than one is'] },
  })
  expect(await change(owner, [{ currency_code: 'KWD', one_above: null, two_above: '9' }])).toMatchObject({
    status: 400,
    body: { 'KWD.one_above': ['Enter first above which amount one colleague checks'] },
  })
  expect(await change(owner, [], [99_999_999])).toMatchObject({ status: 400 })
  expect(await change(owner, [{ currency_code: 'ZZZ', one_above: '1', two_above: null }])).toMatchObject({
    status: 400,
    body: { 'ZZZ.one_above': ['This does not exist any more: open the rules again'] },
  })
  const saved = await change(
    owner,
    [{ currency_code: 'KWD', one_above: '5', two_above: null }],
    [checker.userId],
  )
  expect(saved).toMatchObject({ status: 200, body: { may_change: true } })
  expect(await act('operationRequests.rules', '', { as: checker })).toMatchObject({
    status: 200,
    body: {
      may_change: false,
      thresholds: expect.arrayContaining([{ currency_code: 'KWD', one_above: '5.000', two_above: null }]),
      users: expect.arrayContaining([expect.objectContaining({ id: checker.userId, is_maker: true })]),
    },
  })
  const { rows } = await database().pool.query(
    `select detail from audit where action = 'operation_rules.changed' order by id desc limit 1`,
  )
  expect(rows).toEqual([
    {
      detail: {
        before: { thresholds: [{ currency: 'KWD', one_above: '10.000', two_above: '40.000' }], makers: [] },
        after: {
          thresholds: [{ currency: 'KWD', one_above: '5.000', two_above: null }],
          makers: [checker.username],
        },
      },
    },
  ])
})

test('who was allowed the refund of one transaction is offered to try it again, in the list and on its page', async () => {
  const { maker, checker } = await people()
  const asker = await plain()
  const { id } = await paid()
  await refund(id, '20.000', { as: maker })
  const [request] = (await tasks(checker)).results
  expect(await answer(checker, request?.id ?? '', 'approve')).toMatchObject({ body: { status: 'DONE' } })
  // As if the bank had refused it.
  await database().pool.query(
    `update operation_request set status = 'MANUAL', problem = 'declined' where public_id = $1`,
    [request?.id],
  )
  const offered = async () => {
    const page = await act('transactions.detail', id, { as: asker })
    const { operation_requests: onPage } = page.body as { operation_requests: Task[] }
    return [...(await tasks(asker)).results, ...onPage].map(({ actions }) =>
      actions.map(({ value }) => value),
    )
  }
  expect(await offered()).toEqual([[], []])
  await refund(id, '5.000', { as: asker })
  await database().pool.query(
    `update permission_request set status = 'APPROVED', decided_at = now(), decided_by = $2 where object = $1`,
    [id, maker.userId],
  )
  expect(await offered()).toEqual([
    ['retry', 'cancel'],
    ['retry', 'cancel'],
  ])
})
