import type { LiveNews } from './live.ts'

type Changed = Extract<LiveNews, { kind: 'operation_request.changed' }>

const ends = [
  { status: 'DONE', tone: 'success', text: 'staff.live.operation.done' },
  { status: 'MANUAL', tone: 'error', text: 'staff.live.operation.manual' },
  { status: 'REJECTED', tone: 'error', text: 'staff.live.operation.rejected' },
  { status: 'EXPIRED', tone: 'error', text: 'staff.live.operation.expired' },
  { status: 'CANCELED', tone: 'error', text: 'staff.live.operation.canceled' },
] as const

/** What whoever asked for an operation wants to know of it; what they did themselves they know. */
export const toldToMaker = ({ userId, by, status }: Changed, reader: string) =>
  userId === reader && by !== reader ? (ends.find((one) => one.status === status) ?? null) : null
