import type { CallbackVerdict, GatewayAdapter } from '@wasl/core/kernel/gateways/gateway'

type Callback = { trackId: string; minor: number; currency: string }

/** Answers at once and believes every callback: what is measured is the ledger, not a bank's book. */
export const instantBank: GatewayAdapter = {
  name: 'instant',
  capabilities: { inquiry: false, cancel: false, authorize: true, sessionMinutes: 15 },
  createSession: async ({ trackId }) => ({
    kind: 'redirect',
    gatewayPaymentId: `I${trackId}`,
    redirectUrl: `http://localhost/bank/${trackId}`,
  }),
  readReturn: () => null,
  readCallback: (_account, _headers, rawBody): CallbackVerdict => {
    const { trackId, minor, currency } = JSON.parse(new TextDecoder().decode(rawBody)) as Callback
    return {
      kind: 'event',
      eventId: trackId,
      evidence: [
        {
          trackId,
          gatewayPaymentId: `I${trackId}`,
          result: 'captured',
          money: { minor, currency },
          operationId: `C${trackId}`,
          message: null,
          details: {},
        },
      ],
    }
  },
  inquire: async () => ({ kind: 'notFound' }),
  cancel: async () => 'open',
}
