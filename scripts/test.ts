/** `npm test`: everything that must hold before a change lands. The last line is `N passed, N failed[, N skipped]`. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStorybook, buildWhatIsStale } from './build.ts'
import { findOrInstallChromium } from './chromium.ts'
import { dim, root, run, seconds, stopWithChildren, type Ran } from './run.ts'
import { countReport, summary, type Counts } from './test-counts.ts'

const projects = ['architecture', 'unit', 'core', 'contract', 'story', 'e2e']
const reports = join(root, '.cache', 'tests')

stopWithChildren()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const chromium = await findOrInstallChromium()
if ('path' in chromium) process.env['CHROMIUM'] = chromium.path

const counts: Counts[] = [
  await check('browser', async () => ({
    ok: 'path' in chromium,
    output: 'problem' in chromium ? chromium.problem : '',
    ms: 0,
  })),
  await check('types', () => run('tsc', ['-b'])),
  await check('lint', () => run('oxlint', [])),
  await check('format', () => run('oxfmt', ['--check'])),
  await check('styles', () => run('stylelint', ['{apps,packages,stories}/**/*.css', '--allow-empty-input'])),
  await check('build', buildWhatIsStale),
  await check('storybook', buildStorybook),
]
for (const project of projects) counts.push(await suite(project))

const { line, failed } = summary(counts)
console.log(`\n${line}`)
process.exitCode = failed > 0 ? 1 : 0

async function check(name: string, work: () => Promise<Ran>): Promise<Counts> {
  const { ok, output, ms } = await work()
  if (!ok) console.log(output.trimEnd())
  console.log(`${ok ? '✓' : '✗'} ${name} ${dim(seconds(ms))}`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

async function suite(project: string): Promise<Counts> {
  console.log(`\n${project}`)
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, ...reporters]
  const { ok, ms } = await run('vitest', args, { show: true })
  const counted = countReport(report, ok)
  console.log(
    `${counted.failed === 0 ? '✓' : '✗'} ${project}: ${summary([counted]).line} ${dim(seconds(ms))}`,
  )
  return counted
}
