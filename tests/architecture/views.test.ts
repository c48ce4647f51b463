import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loginMachine } from '@wasl/machines/auth/login.machine'
import { sessionMachine } from '@wasl/machines/auth/session.machine'
import { refundDialogMachine } from '@wasl/machines/dashboard/transactions/refundDialog.machine'
import { deliveryMachine } from '@wasl/machines/pay/delivery/delivery.machine'
import { foodCartMachine } from '@wasl/machines/food/foodCart.machine'
import { payPageMachine } from '@wasl/machines/pay/payPage.machine'
import { expect, test } from 'vitest'
import { filesBelow, root, textOf } from './source-files.ts'
import { readTrace, testNames } from './trace.ts'

const machines = [
  payPageMachine,
  deliveryMachine,
  loginMachine,
  sessionMachine,
  refundDialogMachine,
  foodCartMachine,
]
const rows = readTrace(textOf('docs/spec/views.md'))

test('every machine is looked at', () => {
  const files = filesBelow('packages/machines/src').filter((path) => path.endsWith('.machine.ts'))
  expect(machines.map(({ id }) => `${id}.machine.ts`).toSorted()).toEqual(
    files.map((path) => path.replace(/^.*\//, '')).toSorted(),
  )
})

test('every tag of a machine has a story, and every row a tag', () => {
  const tags = machines.flatMap(({ id, root: state }) => tagsOf(state).map((tag) => `${id}: ${tag}`))
  expect([...new Set(rows.map(({ rule }) => rule))].toSorted()).toEqual([...new Set(tags)].toSorted())
})

test('every story of a view is there', () => {
  const missing = rows.filter(
    ({ file, name }) => !existsSync(join(root, file)) || !testNames(file, textOf(file)).includes(name),
  )
  expect(missing.map(({ rule, file, name }) => `${rule}: ${file} has no story ${name}`)).toEqual([])
})

type State = {
  readonly type: string
  readonly tags: readonly string[]
  readonly states: Readonly<Record<string, State>>
}

const tagsOf = (state: State): string[] =>
  state.type === 'final' ? [] : [...state.tags, ...Object.values(state.states).flatMap(tagsOf)]
