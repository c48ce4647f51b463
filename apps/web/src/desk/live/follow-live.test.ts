import { expect, test } from 'vitest'
import { followLive, type LiveParts, type LiveSource, type TabMessage } from './follow-live.ts'
import type { LiveNews } from './live.ts'

/** A browser with as many tabs as are opened in it, whose line and clock a test holds in its hands. */
function browser() {
  const tabs: ((message: TabMessage) => void)[] = []
  const leaders: (() => Promise<void>)[] = []
  const opened: { after: string | null; source: LiveSource; isClosed: boolean }[] = []
  const waits: ((isBack?: boolean) => void)[] = []
  const time = { now: 0 }
  const over: (() => void)[] = []
  const shown: (() => void)[] = []
  const sight = { isHidden: false }
  let isLed = false
  const next = async () => {
    const lead = isLed ? undefined : leaders.shift()
    if (!lead) return
    isLed = true
    await lead()
    isLed = false
    await next()
  }
  const tab = (heardUpTo?: number) => {
    const heard: LiveNews[] = []
    let own: ((message: TabMessage) => void) | null = null
    const parts: LiveParts = {
      open: (after, source) => {
        const line = { after, source, isClosed: false }
        opened.push(line)
        return () => {
          line.isClosed = true
        }
      },
      lead: (_, lead) => {
        leaders.push(lead)
        void next()
      },
      tell: (message) => {
        for (const other of tabs) if (other !== own) other(message)
      },
      hear: (listener) => {
        own = listener
        tabs.push(listener)
      },
      wait: (ms, stopped) =>
        new Promise((resolve) => {
          waits.push((isBack = false) => {
            time.now += ms
            resolve(isBack)
          })
          stopped.addEventListener('abort', () => resolve(false))
        }),
      whenShown: async () => {
        if (sight.isHidden) await new Promise<void>((resolve) => shown.push(resolve))
      },
      onSessionOver: (listener) => {
        over.push(listener)
        return () => {}
      },
      now: () => time.now,
    }
    return { heard, close: followLive(parts, (news) => heard.push(news), heardUpTo) }
  }
  return { tab, opened, waits, time, over, shown, sight }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const report = JSON.stringify({ kind: 'report.ready', reportId: 'RPT-1' })
const told = { kind: 'report.ready', reportId: 'RPT-1' }

test('one tab holds the line, and all hear what it tells', () => {
  const { tab, opened } = browser()
  const [first, second] = [tab(), tab()]
  expect(opened).toHaveLength(1)
  opened[0]?.source.onReady('7')
  opened[0]?.source.onEvent(report, '8')
  expect(first.heard).toEqual([told])
  expect(second.heard).toEqual([told])
})

test('when the tab with the line closes another takes it up where it was', async () => {
  const { tab, opened } = browser()
  const [first, second] = [tab(), tab()]
  opened[0]?.source.onReady('7')
  opened[0]?.source.onEvent(report, '8')
  first.close()
  await settled()
  expect(opened.map(({ after, isClosed }) => [after, isClosed])).toEqual([
    [null, true],
    ['8', false],
  ])
  opened[1]?.source.onEvent(report, '9')
  expect(second.heard).toEqual([told, told])
  expect(first.heard).toEqual([told])
})

test('what a newer server tells, and what is no event, is passed over', () => {
  const { tab, opened } = browser()
  const { heard } = tab()
  opened[0]?.source.onEvent('{"kind":"moon.landed"}', '8')
  opened[0]?.source.onEvent('<html>', '9')
  expect(heard).toEqual([])
})

test('a line that is cut every few seconds is given up for asking, and tried again after a minute', async () => {
  const { tab, opened, waits, time } = browser()
  const { heard } = tab()
  for (const cut of [5_000, 10_000, 15_000]) {
    opened[0]?.source.onReady('7')
    time.now = cut
    opened[0]?.source.onLost(false)
  }
  expect(opened[0]?.isClosed).toBe(true)
  for (let asked = 0; asked < 6; asked++) {
    await settled()
    waits.shift()?.()
  }
  await settled()
  expect(heard).toEqual(Array.from({ length: 6 }, () => ({ kind: 'poll' })))
  expect(opened.map(({ after }) => after)).toEqual([null, '7'])
})

/** The line stood, was cut, and could not be opened again three times. */
function afterShortOutage({ opened, time }: ReturnType<typeof browser>) {
  opened[0]?.source.onReady('7')
  for (const lost of [60_000, 63_000, 66_000, 69_000]) {
    time.now = lost
    opened[0]?.source.onLost(false)
  }
}

test('a line that could not be opened again is tried with the next question, from where it was', async () => {
  const scene = browser()
  const { heard } = scene.tab()
  afterShortOutage(scene)
  for (const times of [1, 2]) {
    await settled()
    scene.waits.shift()?.()
    await settled()
    expect(heard).toEqual(Array.from({ length: times }, () => ({ kind: 'poll' })))
    expect(scene.opened.at(-1)?.after).toBe('7')
    expect(scene.opened).toHaveLength(times + 1)
    scene.opened.at(-1)?.source.onLost(true)
  }
})

test('a line that is cut every few seconds is tried again at once when the device has its connection back', async () => {
  const { tab, opened, waits, time } = browser()
  tab()
  for (const cut of [5_000, 10_000, 15_000]) {
    opened[0]?.source.onReady('7')
    time.now = cut
    opened[0]?.source.onLost(false)
  }
  await settled()
  waits.shift()?.(true)
  await settled()
  expect(opened.map(({ after }) => after)).toEqual([null, '7'])
})

test('a line that is cut once an hour stays', () => {
  const { tab, opened, time } = browser()
  tab()
  for (const hour of [1, 2, 3, 4]) {
    opened[0]?.source.onReady('7')
    time.now = hour * 3_600_000
    opened[0]?.source.onLost(false)
  }
  expect(opened[0]?.isClosed).toBe(false)
})

test('a server that ends the line is asked again later, not at once', async () => {
  const { tab, opened, waits } = browser()
  tab()
  opened[0]?.source.onLost(true)
  await settled()
  expect(opened).toHaveLength(1)
  expect(waits).toHaveLength(1)
})

test('a page that came with what it shows goes on from there: nothing is lost until the line stands', async () => {
  const { tab, opened } = browser()
  tab(41)
  await settled()
  expect(opened.map(({ after }) => after)).toEqual(['41'])
})

test('what was told while another page was on its way is told to that page once, and to no other', () => {
  const { tab, opened } = browser()
  const first = tab(6)
  const [{ source } = { source: null }] = opened
  source?.onReady('6')
  source?.onEvent(report, '7')
  source?.onEvent(report, '8')
  const second = tab(7)
  const third = tab(8)
  expect([first, second, third].map(({ heard }) => heard)).toEqual([[told, told], [told], []])
  source?.onEvent(report, '9')
  expect([first, second, third].map(({ heard }) => heard.length)).toEqual([3, 2, 1])
})

test('a page that knows less than the others remember looks at everything anew', () => {
  const { tab, opened } = browser()
  tab()
  opened[0]?.source.onReady('7')
  opened[0]?.source.onEvent(report, '8')
  expect(tab(6).heard).toEqual([{ kind: 'reset' }])
  expect(tab(7).heard).toEqual([told])
  for (let id = 9; id <= 209; id++) opened[0]?.source.onEvent(report, String(id))
  expect(tab(8).heard).toEqual([{ kind: 'reset' }])
})

test('the tab that takes up the line tells what it heard before', async () => {
  const { tab, opened } = browser()
  const [first] = [tab(6), tab(6)]
  opened[0]?.source.onReady('6')
  opened[0]?.source.onEvent(report, '7')
  first.close()
  await settled()
  expect(tab(6).heard).toEqual([told])
})

test('once the session is over no tab asks for anything, and no line is opened', async () => {
  const { tab, opened, waits, over } = browser()
  const [first, second] = [tab(), tab()]
  opened[0]?.source.onLost(true)
  await settled()
  for (const tell of over) tell()
  for (const end of waits.splice(0)) end()
  await settled()
  expect([first.heard, second.heard]).toEqual([[], []])
  expect(opened).toHaveLength(1)
})

test('a tab that nobody sees asks once, when it is seen again', async () => {
  const { tab, opened, waits, shown, sight } = browser()
  const { heard } = tab()
  sight.isHidden = true
  for (let lost = 0; lost < 3; lost++) {
    opened.at(-1)?.source.onLost(true)
    await settled()
    for (const end of waits.splice(0)) end()
    await settled()
  }
  expect(heard).toEqual([])
  sight.isHidden = false
  for (const show of shown) show()
  await settled()
  expect(heard).toEqual([{ kind: 'poll' }])
})

test('a line that stays away is tried ever more rarely, once a minute at last', async () => {
  const { tab, opened, waits } = browser()
  const { heard } = tab()
  const asked: number[] = []
  for (let lost = 0; lost < 6; lost++) {
    const before = heard.length
    const lines = opened.length
    opened.at(-1)?.source.onLost(true)
    while (opened.length === lines) {
      await settled()
      waits.shift()?.()
      await settled()
    }
    asked.push(heard.length - before)
  }
  expect(asked).toEqual([1, 1, 2, 4, 6, 6])
})
