import { mockAll } from '@wasl/web/base/mock.fixtures.ts'
import type { Canvas } from 'storybook/internal/csf'
import { patient } from '../pay/shown.ts'

const problem = { code: 'failed', message: 'No answer', requestId: 'req_7f3a91c2' }

/** A screen whose questions all fail says so, and has a way to ask again. */
export const failed = {
  parameters: { msw: [mockAll(500, problem)] },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ }, patient)
  },
}
