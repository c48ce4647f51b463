import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project('unit', [
        'packages/*/src/**/*.test.{ts,tsx}',
        'apps/{bff,web}/src/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
        'tests/support/**/*.test.ts',
      ]),
      project('core', ['apps/core/src/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 60_000 }),
      project('contract', ['tests/contract/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 60_000 }),
      project('story', ['tests/stories/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 60_000 }),
      project('e2e', ['tests/e2e/**/*.e2e.ts'], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})

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
      ...options,
    },
  }
}
