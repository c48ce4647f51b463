import { partNames, readScript, rowsOf } from '@wasl/core/kernel/gateways/sandbox/bank/scenarios'
import { expect } from 'vitest'

/** A test named for a scenario of the bank has played it. */
export function expectPlayed(texts: readonly string[]): void {
  const named = /([^>]+?): /.exec(expect.getState().currentTestName?.split(' > ').at(-1) ?? '')?.[1] ?? ''
  const isScenario = partNames.some((part) => rowsOf(part).some(([name]) => name === named))
  if (!isScenario || named.endsWith('-normal')) return
  const names = texts.flatMap((text) => Object.values(readScript(text) ?? {}).map(({ name }) => name))
  expect(names, `a test named ${named} plays it`).toContain(named)
}
