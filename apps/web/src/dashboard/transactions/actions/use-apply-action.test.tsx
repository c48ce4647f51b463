import { afterEach, expect, test, vi } from 'vitest'
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

const done = () => Response.json({ message: 'On its way', isQueued: false, childId: null, requestId: null })
const failure = { code: 'unexpected', message: 'Try again', requestId: 'r' }

/** The question is asked anew for each press, as on the screen. */
const pressing = () => {
  let answer: () => Response = done
  const onChanged = vi.fn<() => void>()
  const ask = () =>
    drawnBy(
      () => useApplyAction({ onChanged, onClosed: () => {} }),
      () => answer(),
    )
  return {
    onChanged,
    async press(id: string, answered: () => Response) {
      answer = answered
      const { model, sent, told, about } = ask()
      await model.apply(asked(id))
      return { keys: sent.map(({ key }) => key), path: sent[0]?.path, told, about }
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a failure of the server', () => Response.json(failure, { status: 500 }), 'error: Try again'],
  [
    'a lost answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'error: Unexpected error: no answer came',
  ],
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
  const first = await press('PR-1', () => Response.json(failure, { status: 500 }))
  const other = await press('PR-2', done)
  expect(other.keys).not.toContain(first.keys[0])
})
