import type { Evidence, GatewayAdapter } from '../gateway.ts'

/** Cash on delivery: there is no bank to ask, so confirming the order is the whole answer. */
export const cashAdapter: GatewayAdapter = {
  name: 'cod',
  capabilities: { inquiry: true, cancel: false, sessionMinutes: 0 },
  createSession: async ({ trackId }) => ({ kind: 'settled', evidence: promised(trackId) }),
  readReturn: () => null,
  readCallback: () => ({ kind: 'badSignature' }),
  inquire: async (_account, trackId) => ({ kind: 'found', evidence: [promised(trackId)] }),
  cancel: async () => {},
}

/** No money yet: it is taken at the door. */
const promised = (trackId: string): Evidence => ({
  trackId,
  gatewayPaymentId: null,
  result: 'cod',
  money: null,
  operationId: `cod-${trackId}`,
  message: null,
  details: { 'Track ID': trackId },
})
