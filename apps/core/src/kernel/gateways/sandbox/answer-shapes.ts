/** The bank plays several gateways. Each names the fields of its answers like the real one. */
const shapes: readonly { of: string; spells: Readonly<Record<string, string>> }[] = [
  {
    of: 'knet',
    spells: {
      Result: 'result',
      'Track ID': 'trackid',
      'Payment ID': 'paymentid',
      'Post Date': 'postdate',
      'Transaction ID': 'tranid',
      'Auth Code': 'auth',
      'Reference ID': 'ref',
      'Reference No': 'udf1',
    },
  },
  {
    of: 'card',
    spells: {
      Result: 'result',
      'Track ID': 'order.reference',
      'Payment ID': 'order.id',
      'Post Date': 'transaction.acquirer.settlementDate',
      'Transaction ID': 'transaction.id',
      'Auth Code': 'transaction.authorizationCode',
      'Reference ID': 'transaction.acquirer.transactionId',
      'Reference No': 'transaction.receipt',
      '3-D Secure': 'authentication.3ds.transactionStatus',
    },
  },
  {
    of: 'instalments',
    spells: {
      Result: 'status',
      'Track ID': 'reference.transaction',
      'Payment ID': 'id',
      'Post Date': 'transaction.date',
      'Transaction ID': 'reference.payment',
      'Auth Code': 'transaction.authorization_id',
      'Reference ID': 'reference.gateway',
      'Reference No': 'receipt.id',
    },
  },
]

type Details = Readonly<Record<string, string>>

/** Renames our fields to those of the terminal's gateway; unknown gateways keep ours. */
export const spelt = (details: Details, terminal: string): Record<string, string> =>
  renamed(details, (name) => spellsOf(terminal)[name])

/** Renames the gateway's fields to ours. Unknown fields keep their name. */
export function readDetails(details: Details, terminal: string): Record<string, string> {
  const ours = new Map(Object.entries(spellsOf(terminal)).map(([name, spelling]) => [spelling, name]))
  return renamed(details, (spelling) => ours.get(spelling))
}

/** A terminal is `{merchant}-{gateway code}`; the code begins with the kind of gateway. */
function spellsOf(terminal: string): Details {
  const gateway = terminal.slice(terminal.indexOf('-') + 1)
  return shapes.find(({ of }) => gateway.startsWith(of))?.spells ?? {}
}

const renamed = (details: Details, nameOf: (name: string) => string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [nameOf(name) ?? name, value]))
