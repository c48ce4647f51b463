/**
 * `npm test`: types, lint, format, styles, builds and every test. The last line is `N passed, N failed[, N skipped]`.
 * What follows `--` goes to vitest, such as `--project core` or `--shard=1/2`.
 */
import { relative } from 'node:path'
import { parseCLI, startVitest, type TestModule } from 'vitest/node'
import { buildStorybook, buildWhatIsStale } from './build.ts'
import { findOrInstallChromium, findOrInstallShell } from './chromium.ts'
import { helpIfAsked } from './help.ts'
import { dim, root, run, seconds, stopWithChildren, type Ran } from './run.ts'
import { closingLine, countFiles, type Counts, type FileResult } from './test-counts.ts'

/** Each checker works out the types of the contracts for itself: four, the usual, cost three times the processor of one. */
const oneByOne = ['--builders', '1', '--checkers', '1']

helpIfAsked('test')
stopWithChildren()

const chromium = await findOrInstallChromium()
if ('path' in chromium) process.env['CHROMIUM'] = chromium.path
const shell = await findOrInstallShell()
if (shell !== null) process.env['CHROMIUM_SHELL'] = shell

const counts: Counts[] = [
  await check('browser', async () => ({
    ok: 'path' in chromium,
    output: 'problem' in chromium ? chromium.problem : '',
    ms: 0,
  })),
  ...(await Promise.all([readings(), builds()])).flat(),
  await tests(process.argv.slice(2)).catch(outsideTests),
]
console.log(`\n${closingLine(counts)}`)
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0)

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
  if (!ok) console.log(output.trimEnd())
  console.log(`${ok ? '✓' : '✗'} ${name} ${dim(seconds(ms))}`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

async function tests(args: readonly string[]): Promise<Counts> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args])
  const vitest = await startVitest(filter, { project: '!storm', ...options, root, watch: false })
  const modules = vitest.state.getTestModules()
  tellUnsteady(modules)
  const counted = countFiles(modules.map(resultOf))
  await vitest.close()
  const hasFailedOutside = modules.length === 0 || vitest.state.getUnhandledErrors().length > 0
  return hasFailedOutside ? { ...counted, failed: Math.max(1, counted.failed) } : counted
}

function outsideTests(error: unknown): Counts {
  console.log(error)
  return { passed: 0, failed: 1, skipped: 0 }
}

function resultOf(module: TestModule): FileResult {
  return {
    tests: [...module.children.allTests()].map((test) => test.result().state),
    isBroken: module.state() === 'failed',
  }
}

/** Vitest asks a story or a browser test that failed once more; what passes then wants mending all the same. */
function tellUnsteady(modules: readonly TestModule[]) {
  const unsteady = modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `  ${relative(root, module.moduleId)}: ${test.fullName}`),
  )
  if (unsteady.length > 0) console.log(`\nUnsteady, passed at the second try:\n${unsteady.join('\n')}`)
}
