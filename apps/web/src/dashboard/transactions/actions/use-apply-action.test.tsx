import { staffContract } from '@wasl/contracts/web-staff'
import { expect, test, vi } from 'vitest'
import { mock, type Answer } from '../../../base/mock.fixtures.ts'
import { drawnBy } from './drawn.fixtures.tsx'
import { useApplyAction } from './use-apply-action.ts'
import type { Asked } from './acted-on.ts'

const none = { amount: '0.000', currency: 'KWD' }
const asked = (id: string): Asked => ({
  on: { id, plugin: 'event', state: 'created', amount: none, refunded: none, customer: null, gateway: null },
  action: {
    value: 'email',
    name: { en: 'Send email', ar: 'إرسال بريد' },
    icon: '',
    available: null,
    attemptId: null,
    claim: null,
    isPermitted: true,
    movesWhole: false,
    hindrance: null,
  },
})

const { act } = staffContract.actions
/** Null: the connection breaks. */
type Answered = Answer<typeof act> | null

const done: Answered = {
  status: 200,
  body: { message: 'On its way', isQueued: false, childId: null, requestId: null },
}
const failure: Answered = { status: 500, body: { code: 'unexpected', message: 'Try again', requestId: 'r' } }

/** Draws the dialog anew for each press, as the screen does. */
const pressing = () => {
  const onChanged = vi.fn<() => void>()
  return {
    onChanged,
    async press(id: string, answer: Answered) {
      const { model, sent, told, about } = drawnBy(
        () => useApplyAction({ onChanged, onClosed: () => {} }),
        mock(act, () => answer),
      )
      await model.apply(asked(id))
      return { keys: sent.map(({ key }) => key), path: sent[0]?.path, told, about }
    },
  }
}

test.each([
  ['a failure of the server', failure, 'error: Try again'],
  ['a lost answer', null, 'error: Unexpected error: no answer came'],
])(
  'after %s the same action on the row goes out under the same key, after an answer under another',
  async (_, lost, said) => {
    vi.stubGlobal('setTimeout', (go: () => void) => void queueMicrotask(go))
    const { press, onChanged } = pressing()
    const first = await press('PR-1', lost)
    expect([first.told, first.path]).toEqual([[said], '/bff/dashboard/actions/event/PR-1/email'])
    // It may have been done: the row is looked at.
    expect(onChanged).toHaveBeenCalledOnce()
    const [key] = first.keys
    expect(new Set(first.keys).size).toBe(1)
    const second = await press('PR-1', done)
    expect([second.keys, second.told]).toEqual([[key], ['success: On its way']])
    // One snackbar: the second takes the place of the first.
    expect([first.about, second.about]).toEqual([[key], [key]])
    const third = await press('PR-1', done)
    expect(third.keys).toHaveLength(1)
    expect(third.keys).not.toContain(key)
  },
)

test('another row is another press', async () => {
  const { press } = pressing()
  const first = await press('PR-1', failure)
  const other = await press('PR-2', done)
  expect(other.keys).not.toContain(first.keys[0])
})
