/** Thousands of open dashboards in a process of their own, each remembering every event it was told (D8). */
import { connect, type Socket } from 'node:net'

type Client = { cookie: string; ids: number[]; tail: string; isReady: boolean; socket: Socket | null }

export type ClientOrder =
  | { open: number; port: number }
  | { hear: number }
  /** Every second one hangs up. */
  | 'drop'
  | { reopen: number }
  | { lost: number }

const clients: Client[] = []
const openedAtOnce = 100

process.on('message', (order: ClientOrder) => void obey(order).then((answer) => process.send?.(answer)))

async function obey(order: ClientOrder): Promise<object> {
  if (order === 'drop') {
    for (const client of everySecond()) hangUp(client)
    return {}
  }
  if ('open' in order) {
    const fresh = Array.from({ length: order.open }, (_, n): Client => {
      const cookie = `__Host-sid=${String(n).padStart(43, '0')}`
      return { cookie, ids: [], tail: '', isReady: false, socket: null }
    })
    clients.push(...fresh)
    await openAll(fresh, order.port)
    return {}
  }
  if ('reopen' in order) {
    await openAll(everySecond(), order.reopen)
    return {}
  }
  if ('hear' in order) {
    await until(() => clients.every(({ ids, socket }) => socket === null || ids.at(-1) === order.hear))
    return { at: String(heardLast) }
  }
  return { lost: clients.filter(({ ids }) => !isWhole(ids, order.lost)).length }
}

let heardLast = 0n

const everySecond = (): Client[] => clients.filter((_, n) => n % 2 === 1)

/** Each event once, in its order. */
const isWhole = (ids: readonly number[], last: number): boolean =>
  ids.length === last && ids.every((id, at) => id === at + 1)

async function openAll(wanted: readonly Client[], port: number): Promise<void> {
  for (let from = 0; from < wanted.length; from += openedAtOnce) {
    const some = wanted.slice(from, from + openedAtOnce)
    for (const client of some) open(client, port)
    // Browsers do not all come in the same millisecond.
    // oxlint-disable-next-line no-await-in-loop
    await until(() => some.every(({ isReady }) => isReady))
  }
}

function open(client: Client, port: number): void {
  const last = client.ids.at(-1)
  const socket = connect(port, '127.0.0.1')
  client.socket = socket
  socket.setEncoding('latin1')
  socket.write(
    `GET /bff/live HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncookie: ${client.cookie}\r\n` +
      `${last === undefined ? '' : `last-event-id: ${last}\r\n`}\r\n`,
  )
  socket.on('data', (text) => hear(client, String(text)))
  socket.on('error', () => {})
}

function hear(client: Client, text: string): void {
  const heard = client.tail + text
  const end = heard.lastIndexOf('\n\n')
  client.tail = end === -1 ? heard : heard.slice(end + 2)
  if (end === -1) return
  const whole = heard.slice(0, end + 2)
  for (const [, id] of whole.matchAll(/id: (\d+)\ndata:/g)) client.ids.push(Number(id))
  client.isReady ||= whole.includes('event: ready')
  heardLast = process.hrtime.bigint()
}

function hangUp(client: Client): void {
  client.socket?.destroy()
  Object.assign(client, { socket: null, isReady: false, tail: '' })
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
