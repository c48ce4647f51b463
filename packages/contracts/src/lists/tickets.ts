import { choice, list, one } from './list.ts'

/** Tasks that wait for an answer, and those that are over. */
export const taskLists = ['ACTIVE', 'DONE'] as const
export type TaskList = (typeof taskLists)[number]

export const permissionRequestStatuses = ['NEW', 'APPROVED', 'DECLINED', 'EXPIRED'] as const

/** What tasks of every process are asked for by. */
export const taskList = list({
  filters: { taskList: one(taskLists) },
  sorts: { created: 'instant' },
  ordering: '-created',
})

/** Who asked to be allowed what. */
export const permissionRequestList = list({
  ...taskList,
  filters: { ...taskList.filters, status: one(permissionRequestStatuses) },
})

/** Operations that wait for colleagues, or did. */
export const operationRequestList = list({
  ...taskList,
  filters: { ...taskList.filters, status: choice('statuses') },
})
