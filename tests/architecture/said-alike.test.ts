import { expect, test } from 'vitest'
import { textOf } from './source-files.ts'

const ofScreen = 'apps/web/src/dashboard/transactions/actions/actions.strings'
const ofServer = 'apps/core/src/dashboard/transactions/operations/operations.strings'

const said = (path: string, key: string): string | undefined =>
  new RegExp(`^  '${key}': '([^']+)',$`, 'm').exec(textOf(path))?.[1]?.replaceAll(/\{\w+\}/g, '{}')

test.each(['.ts', '.ar.ts'])('S2 §5 is said alike by the screen and by the server (%s)', (language) => {
  for (const key of ['aboveAvailable', 'tooManyDecimals']) {
    const words = said(`${ofScreen}${language}`, `actions\\.${key}`)
    expect(words).toMatch(/./)
    expect(said(`${ofServer}${language}`, `refused\\.${key}`)).toBe(words)
  }
})
