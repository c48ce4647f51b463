import type { DatabaseLog } from '@wasl/core/platform/db/database-log'

/** Tests leave no noise behind. */
export const quietLog: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} }
