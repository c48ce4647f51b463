import type { RowAction } from '@wasl/contracts/values/row-action'
import { dangerLast } from '@wasl/ui/overlays/menus/menu-groups.ts'
import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { actionKey } from './acted-on.ts'
import { actionGroups } from './action-groups.tsx'
import { actionsStrings } from './actions.strings.ts'

const words = { locale: 'en', t: textOf<keyof typeof actionsStrings>('en', actionsStrings) } as const
const action = (value: string, changes: Partial<RowAction> = {}): RowAction => ({
  value,
  name: { en: value, ar: value },
  icon: '',
  available: null,
  attemptId: null,
  claim: null,
  isPermitted: true,
  movesWhole: false,
  hindrance: null,
  ...changes,
})
const items = (...actions: RowAction[]) =>
  dangerLast(actionGroups(actions, words)).map((group) => group.items.map(({ label }) => label))

test('the menu is the server’s list in its order, what takes away last; what nobody here knows is left out', () => {
  expect(
    items(action('delete'), action('refund'), action('pigeon'), action('email'), action('void')),
  ).toEqual([
    ['refund', 'email'],
    ['delete', 'void'],
  ])
})

test('two attempts that took money have a refund each', () => {
  const [one, two] = [action('refund', { attemptId: 'AT-1' }), action('refund', { attemptId: 'AT-2' })]
  expect(actionKey(one)).not.toBe(actionKey(two))
})

test('an action that is only asked for says so', () => {
  const [group] = actionGroups([action('refund', { isPermitted: false, hindrance: null })], words)
  expect(group?.items[0]?.note).toMatch(/asks for the permission/)
})
