import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckIcon } from './CheckIcon.tsx'
import { ChevronRightIcon } from './ChevronRightIcon.tsx'

/** ux B4: direction of reading or travel. Everything else stays as it is. */
const mirrored = `
  arrow-left arrow-right chevron-left chevron-right undo-2 reply send
  log-in log-out external-link panel-left list list-ordered text-align-start
  indent-increase corner-down-left trending-up trending-down arrow-up-right truck bike
  volume-2 circle-question-mark message-circle-question-mark share
`
  .trim()
  .split(/\s+/)

const files = globSync('*Icon.tsx', { cwd: import.meta.dirname })

test.each(files)('%s turns around in Arabic exactly when its drawing has a direction', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  const name = /lucide-react\/icons\/([\w-]+)'/.exec(source)?.[1] ?? ''
  expect(/mirrors: (true|false)/.exec(source)?.[1]).toBe(String(mirrored.includes(name)))
})

test('a mirrored icon says so in the markup and stays hidden from screen readers beside text', () => {
  expect(renderToStaticMarkup(<ChevronRightIcon />)).toMatch(
    /data-mirrors="".*aria-hidden="true"|aria-hidden="true".*data-mirrors=""/,
  )
  expect(renderToStaticMarkup(<CheckIcon />)).not.toContain('data-mirrors')
  expect(renderToStaticMarkup(<CheckIcon label="Paid" />)).toContain('aria-label="Paid"')
})
