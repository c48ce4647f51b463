import type { Evidence, GatewayAdapter, OperationAnswer } from '../gateway.ts'

/** Cash on delivery. No bank is asked: confirming the order is the answer. */
export const cashAdapter: GatewayAdapter = {
  name: 'cod',
  capabilities: { inquiry: true, cancel: false, authorize: false, sessionMinutes: 0 },
  createSession: async ({ trackId }) => ({ kind: 'settled', evidence: promised(trackId) }),
  readReturn: () => null,
  readCallback: () => ({ kind: 'badSignature' }),
  inquire: async (_account, trackId) => ({ kind: 'found', evidence: [promised(trackId)] }),
  cancel: async () => 'open',
  // The person who counts the coins is believed. No gateway can be asked later.
  operations: {
    kinds: ['refund', 'capture'],
    perform: async ({ kind, reference }) => settled(kind, reference),
    inquire: async (_account, { kind, reference }) => settled(kind, reference),
  },
}

const settled = (kind: string, reference: string): OperationAnswer => ({
  kind: 'done',
  operationId: `cash-${kind}-${reference}`,
  details: {},
})

/** No money yet: it is paid at the door. */
const promised = (trackId: string): Evidence => ({
  trackId,
  gatewayPaymentId: null,
  result: 'cod',
  money: null,
  operationId: `cod-${trackId}`,
  message: null,
  details: { 'Track ID': trackId },
})
