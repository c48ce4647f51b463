import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { asServed, quickStart } from './scripts/server.ts'

/** Of the core, without a database. */
const rules = 'apps/core/src/**/*.domain.test.ts'
/** Servers and commands, started and stopped as processes of their own. */
const processes = '**/*.process.test.ts'
/** Processes that are killed and power that is cut, many times: `npm run storm` asks them. */
const storms = '**/*.storm.test.ts'
/** Needs the web app's build, as the browser tests do. */
const builtPages = 'apps/web/src/app/hydration.test.ts'
/** Such files leave nothing behind, and loading what they test takes longer than testing it. */
const together = { isolate: false }
/** A browser on a busy machine may be late; what passes at the second try is told of. Nothing else gets one. */
const secondTry = { retry: 1 }
/** Whoever waits for the rest knows of these first. */
const first = { sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      project('architecture', ['tests/architecture/**/*.test.ts'], first),
      project(
        'unit',
        [
          'packages/{domain,contracts,machines}/src/**/*.test.ts',
          'apps/bff/src/**/*.test.ts',
          rules,
          'scripts/**/*.test.ts',
          'tests/support/**/*.test.ts',
        ],
        { ...asTheServer(20_000), ...together, ...first, exclude: [processes, storms] },
      ),
      project('web', ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'], {
        ...together,
        ...first,
        exclude: [builtPages],
      }),
      project('core', ['apps/core/src/**/*.test.ts'], {
        ...asTheServer(60_000),
        ...together,
        exclude: [rules, processes, storms],
      }),
      project('contract', ['tests/contract/**/*.test.ts'], {
        ...asTheServer(60_000),
        ...together,
        exclude: [processes, storms],
      }),
      project('process', [`{apps,scripts,tests}/${processes}`], { ...asTheServer(60_000), ...together }),
      project('storm', [`{apps,scripts,tests}/${storms}`], { ...asTheServer(60_000), ...together }),
      project('story', ['tests/stories/**/*.test.ts'], { ...besideABrowser(60_000), ...secondTry }),
      project('e2e', [builtPages, 'tests/e2e/**/*.e2e.ts'], {
        ...besideABrowser(120_000),
        ...together,
        ...secondTry,
      }),
    ],
  },
})

/** Node runs these as it runs the server: no JSX, no mocks, nothing to transform. */
function asTheServer(timeoutMs: number, node = asServed): TestProjectInlineConfiguration['test'] {
  return {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Tests open and close a database each, and V8 has died of freeing their code meanwhile (nodejs/node#64500).
    // Room for young objects: with the few MiB that Node begins with, collecting them is a tenth of all work.
    execArgv: [...node, '--no-wasm-code-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'],
  }
}

/** Playwright, in the same process, reaches for `__proto__` where it tells what it was waiting for. */
function besideABrowser(timeoutMs: number): TestProjectInlineConfiguration['test'] {
  return asTheServer(timeoutMs, quickStart)
}

function project(
  name: string,
  include: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [...include],
      setupFiles: ['tests/support/console-guard.ts'],
      testTimeout: 20_000,
      // What is waited for comes late on a busy machine, not never.
      expect: { poll: { timeout: 10_000 } },
      sequence: { groupOrder: 1 },
      ...options,
    },
  }
}
