import type { Tx } from '../../platform/db/db.ts'
import { writeNotice } from '../notices/notices.store.ts'
import type { PermissionRequestRow, PermissionRequestStatus } from './permission-requests.store.ts'

type Answered = Pick<PermissionRequestRow, 'merchantId' | 'publicId' | 'userId' | 'forUserId' | 'object'> & {
  /** The user who asked. */
  username: string
  /** Of the transaction; null where it was asked for a colleague. */
  plugin: string | null
  status: Exclude<PermissionRequestStatus, 'NEW'>
}

/** Informs the user who asked, and removes the request from the lists of those who answer. */
export const tellAnswered = (
  tx: Tx,
  { merchantId, publicId, userId, forUserId, object, plugin, username, status }: Answered,
  now: Date,
): Promise<void> =>
  writeNotice(
    tx,
    {
      merchantId,
      topic: 'permission_request.answered',
      aggregate: `permission_request:${publicId}`,
      dedupeKey: `permission_request.answered:${publicId}`,
      payload: {
        request: publicId,
        user: userId,
        username,
        object,
        status,
        ...(forUserId === null && { transaction: object }),
        ...(plugin !== null && { plugin }),
      },
    },
    now,
  )
