import { pearl } from '@wasl/core/kernel/installation/installation.fixtures'
import type { KnownMerchant } from '@wasl/core/kernel/installation/installation.store'
import { expect, test } from 'vitest'
import { whyNoGateway } from './gateway-sentences.ts'
import { whyNoHosts, whyNoPlugins, whyNotOpened } from './sentences.ts'

const owner: KnownMerchant = { ...pearl, id: 1, plugins: [], hosts: [pearl.host] }
const hosts = owner.hosts

test.each([
  [
    whyNotOpened({ kind: 'fields', fields: ['timezone'] }, { ...pearl, timezone: 'Kuwait' }),
    '--timezone is "Kuwait"',
    'Asia/Kuwait',
  ],
  [
    whyNotOpened({ kind: 'hostTaken', host: pearl.host, owner }, pearl),
    '--host',
    'Pearl Coffee (merchant 1)',
  ],
  [whyNoHosts({ kind: 'hostTaken', host: pearl.host, owner }), '--add', 'Pearl Coffee (merchant 1)'],
  [whyNoHosts({ kind: 'noHostName', text: 'pay.example:443' }), '"pay.example:443"', 'pay.example.com'],
  [whyNoHosts({ kind: 'lastHost', owner }), '--remove', '--add'],
  [whyNoHosts({ kind: 'whichMerchant', hosts }), '--host', pearl.host],
  [whyNoPlugins({ kind: 'unknownHost', host: 'x.example', hosts }), '--host', pearl.host],
  [whyNoPlugins({ kind: 'noMerchant' }), 'no merchant', 'npm run admin -- create'],
  [whyNoPlugins({ kind: 'unknownPlugin', plugin: 'e_trade' }), '"e_trade"', 'e_commerce'],
  [
    whyNoGateway({
      kind: 'gateway',
      problems: [{ kind: 'unknownAdapter', adapter: 'knet', known: ['cod'] }],
    }),
    '--adapter',
    'Known: cod',
  ],
  [
    whyNoGateway({ kind: 'gateway', problems: [{ kind: 'noAuthorize', adapter: 'cod' }] }),
    '--operation',
    'purchase',
  ],
  [
    whyNoGateway({ kind: 'gateway', problems: [{ kind: 'secretMissing', name: 'terminal_key' }] }),
    '--secrets',
    'terminal_key',
  ],
  [
    whyNoGateway({ kind: 'gateway', problems: [{ kind: 'secretAmongSettings', name: 'terminal_key' }] }),
    '--settings',
    '--secrets',
  ],
  [
    whyNoGateway({ kind: 'gateway', problems: [{ kind: 'currency', currency: 'KD' }] }),
    '--currencies',
    'KWD',
  ],
])('each refusal names its option and what it wants', (sentence, option, mend) => {
  expect(sentence).toContain(option)
  expect(sentence).toContain(mend)
})
