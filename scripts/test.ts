/**
 * `npm test`: what must hold before a change lands, of what is slow a share (`turns.ts`); `npm test -- --whole`: everything.
 * The last line is `N passed, N failed[, N skipped]`.
 * A file that fails is asked once more, alone; what passes then is named as unsteady, so that a busy machine is told from
 * a fault and neither is hidden. Races get no second chance.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { turnOf } from '@wasl/tests/support/turns'
import { buildStorybook, buildWhatIsStale } from './build.ts'
import { findOrInstallChromium, findOrInstallShell } from './chromium.ts'
import { helpIfAsked } from './help.ts'
import { dim, root, run, seconds, stopWithChildren, type Ran } from './run.ts'
import {
  countFiles,
  readReport,
  replaced,
  summary,
  worthAsking,
  type Counts,
  type FileResult,
} from './test-counts.ts'

const projects = ['architecture', 'unit', 'web', 'core', 'contract', 'process', 'story', 'e2e']
const turns = 16
/** Each checker works out the types of the contracts for itself: four, the usual, cost three times the processor of one. */
const oneByOne = ['--builders', '1', '--checkers', '1']
const reports = join(root, '.cache', 'tests')

helpIfAsked('test')
const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } })
process.env['WASL_TURN'] = values.whole ? '1/1' : await turnOfThisCommit()

stopWithChildren()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const chromium = await findOrInstallChromium()
if ('path' in chromium) process.env['CHROMIUM'] = chromium.path
const shell = await findOrInstallShell()
if (shell !== null) process.env['CHROMIUM_SHELL'] = shell

const unsteady: string[] = []
const failures: string[] = []
const counts: Counts[] = [
  await check('browser', async () => ({
    ok: 'path' in chromium,
    output: 'problem' in chromium ? chromium.problem : '',
    ms: 0,
  })),
  ...(await Promise.all([readings(), builds()])).flat(),
]
for (const project of projects) counts.push(await suite(project))

if (!values.whole) {
  const turn = `Processes, stories and browser tests took turn ${process.env['WASL_TURN']}.`
  console.log(`\n${turn} \`npm test -- --whole\` asks all of them.`)
}
tell('Unsteady, passed when asked alone:', unsteady)
tell('Failed:', failures)
const total = summary(counts)
console.log(`\n${total.line}`)
process.exitCode = total.failed > 0 ? 1 : 0

async function turnOfThisCommit(): Promise<string> {
  const { ok, output } = await run('git', ['rev-parse', 'HEAD'])
  return turnOf(ok ? output : '', turns)
}

/** Beside the builds, which for the most part keep one core busy. */
async function readings(): Promise<Counts[]> {
  return [
    await check('types', () => run('tsc', ['-b', ...oneByOne])),
    await check('lint', () => run('oxlint', [])),
    await check('format', () => run('oxfmt', ['--check'])),
    await check('styles', () =>
      run('stylelint', ['{apps,packages,stories}/**/*.css', '--allow-empty-input']),
    ),
  ]
}

/** One after the other: the Storybook is built upon the web app. */
async function builds(): Promise<Counts[]> {
  return [await check('build', buildWhatIsStale), await check('storybook', buildStorybook)]
}

async function check(name: string, work: () => Promise<Ran>): Promise<Counts> {
  const { ok, output, ms } = await work()
  if (!ok) {
    console.log(output.trimEnd())
    failures.push(name)
  }
  console.log(`${ok ? '✓' : '✗'} ${name} ${dim(seconds(ms))}`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

async function suite(project: string): Promise<Counts> {
  console.log(`\n${project}`)
  const { ok, ms, files: first } = await vitest(project, project)
  const again = worthAsking(first)
  const files = again.length === 0 ? first : replaced(first, await askAlone(project, again))
  const isFine = ok || (again.length > 0 && files.every(({ failed }) => failed === 0))
  const counted = countFiles(files, isFine)
  unsteady.push(
    ...named(again.filter(({ path }) => files.some((file) => file.path === path && file.failed === 0))),
  )
  failures.push(...named(files.filter((file) => file.failed > 0)))
  if (counted.failed > 0 && files.every((file) => file.failed === 0))
    failures.push(`${project}, outside its tests`)
  console.log(
    `${counted.failed === 0 ? '✓' : '✗'} ${project}: ${summary([counted]).line} ${dim(seconds(ms))}`,
  )
  return counted
}

async function askAlone(project: string, files: readonly FileResult[]): Promise<readonly FileResult[]> {
  console.log(`\n${project}, once more and alone`)
  const paths = files.map(({ path }) => relative(root, path))
  return (
    await vitest(project, `${project}-again`, ['--no-file-parallelism', ...paths, ...partsOf(project, files)])
  ).files
}

/** All stories are in one file and know nothing of each other. Elsewhere a test may build upon the one above it. */
function partsOf(project: string, files: readonly FileResult[]): readonly string[] {
  const patterns = files.flatMap(({ failures: tests }) =>
    tests.map(({ title }) => title.replaceAll(/[^\w ]/g, '.')),
  )
  return project === 'story' ? ['-t', patterns.join('|')] : []
}

async function vitest(project: string, name: string, more: readonly string[] = []) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ran = await run('vitest', ['run', '--project', project, ...reporters, ...more], { show: true })
  return { ...ran, files: readReport(report) }
}

function named(files: readonly FileResult[]): string[] {
  return files.flatMap(({ path, failures: tests }) =>
    tests.map(({ name, said }) => [`${relative(root, path)}: ${name}`, ...said].join('\n    ')),
  )
}

function tell(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
