import pg from 'pg'

const columns =
  'upload_id, number, merchant_id, cells, state, amount, currency, order_no, likeness, channels, problems, is_corrected'

/** Rows of an upload as COPY writes them. */
export const copiedOut = (url: string, uploadId: number): Promise<Buffer> =>
  withClient(url, async (client) => {
    const query = new CopyOut(
      `copy (select ${columns} from bulk_row where upload_id = ${uploadId} order by number) to stdout`,
    )
    await run(client, query)
    return Buffer.concat(query.chunks)
  })

/** The same rows into the same table, with its keys, checks and indexes: what the server alone can do. */
export const copiedIn = (url: string, text: Buffer): Promise<number> =>
  withClient(url, async (client) => {
    const started = performance.now()
    await run(client, new CopyIn(`copy bulk_row (${columns}) from stdin`, text))
    return performance.now() - started
  })

class CopyOut extends pg.Query {
  declare callback: (error: Error | null) => void
  chunks: Buffer[] = []

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.chunks.push(Buffer.from(chunk))
  }
}

type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }

class CopyIn extends pg.Query {
  declare callback: (error: Error | null) => void
  private readonly content: Buffer

  constructor(statement: string, content: Buffer) {
    super(statement)
    this.content = content
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.content)
    connection.endCopyFrom()
  }
}

async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function run(client: pg.Client, query: CopyOut | CopyIn): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    query.callback = (error) => (error ? reject(error) : resolve())
  })
  client.query(query)
  await done
}
