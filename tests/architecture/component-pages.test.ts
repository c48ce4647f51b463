import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textOf } from './source-files.ts'

test('every component has a page that says when to use it, how keys work it and what mirroring does', () => {
  const notes = textOf('stories/.storybook/component-notes.ts')
  const missing = globSync('stories/ui/*.stories.tsx').flatMap((path) => {
    const text = textOf(path.replaceAll('\\', '/'))
    const title = /title: '(ui\/[^']+)'/.exec(text)?.[1] ?? ''
    const hasPage = text.includes("tags: ['autodocs'") && notes.includes(`'${title}': note(`)
    return hasPage ? [] : [title || path]
  })
  expect(missing).toEqual([])
})
