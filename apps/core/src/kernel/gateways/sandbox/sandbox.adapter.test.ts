import { openTestBank, testAccount, testCredentials } from '@wasl/tests/support/bank'
import { adapterContract, type Channels } from '../adapter-contract.ts'
import { createSandboxAdapter } from './sandbox.adapter.ts'

adapterContract('the sandbox bank', async () => {
  const test = await openTestBank()
  let losesNext = false
  const adapter = createSandboxAdapter({
    async fetch(url, init) {
      const response = await test.bank.fetch(new Request(url, init))
      if (!losesNext) return response
      losesNext = false
      throw new DOMException('the answer is lost', 'TimeoutError')
    },
    bankUrl: 'http://localhost:4000',
    clock: test.clock,
    credentials: testCredentials,
  })
  const channelsOf = async (trackId: string, answer: string): Promise<Channels> => {
    const returned = await test.answer(trackId, answer)
    const callback = test.delivered.at(-1)
    if (!returned || !callback) throw new Error('the bank told nobody')
    return { returned: returned.params, callback }
  }
  return {
    adapter,
    account: testAccount(),
    approve: (trackId) => channelsOf(trackId, 'approve'),
    decline: (trackId) => channelsOf(trackId, 'decline'),
    cancelAsPayer: (trackId) => channelsOf(trackId, 'cancel'),
    loseNextAnswer: () => {
      losesNext = true
    },
    close: test.close,
  }
})
