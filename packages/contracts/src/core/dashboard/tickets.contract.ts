import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { permissionRequestStatuses, taskList } from '../../lists/tickets.ts'
import {
  CoreError,
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  PublicId,
  staffProblems,
} from '../../values/core.ts'
import { OperationTask } from '../../values/operation-task.ts'

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const inSection = staff({ section: 'ticket' })

const Status = z.enum(permissionRequestStatuses)

/** S1 §7 "a ticket permission-request list with status NEW and limit 100". */
export const PermissionRequest = z.object({
  id: PublicId,
  status: Status,
  username: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  permission: z.string(),
  /** Id of the transaction; a username if `for_user` is set. */
  object: z.string(),
  /** Largest amount of the one operation that an approval allows; null if the permission is permanent, or for older requests. */
  amount: DecimalText.nullable(),
  currency_code: CurrencyCode.nullable(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  /** Reason in the words of the person who asked. */
  why: z.string().nullable(),
  /** How long an approval is valid, in hours. */
  allows_hours: z.int(),
  /** True if the approval was used. */
  is_used: z.boolean(),
  /** The colleague who gets the permission permanently. */
  for_user: z.object({ username: z.string(), name_en: z.string(), name_ar: z.string() }).nullable(),
  created: Instant,
  /** New: until when it can be answered. Approved: until when the permission is valid. */
  expires: Instant,
  answered: Instant.nullable(),
  answered_by: z.string().nullable(),
  reason: z.string().nullable(),
})

const Process = z.enum(['permission_request', 'operation_request'])

/** A task that waits or was answered. `actions` are those of this user. */
export const Task = PermissionRequest.extend({
  process_id: z.literal('permission_request'),
  actions: z.array(
    z.object({
      value: z.enum(['approve', 'decline']),
      verbose_name: z.string(),
      url: z.string(),
      method: z.literal('POST'),
    }),
  ),
  /** Why this user may not answer it; null if they may, or if nothing waits. */
  hindrance: z.string().nullable(),
})

const Choice = z.object({ value: z.string(), verbose_name: z.string() })

/** S1 §7 "Ticket workflow: GET tasks (process_id, task_list=ACTIVE); GET and OPTIONS processes; POST to an action URL". */
export const ticketsContract = initContract().router(
  {
    permissionRequests: {
      method: 'GET',
      path: '/ticket/permission-request',
      metadata: inSection,
      query: Query.extend({
        status: Status.optional(),
        limit: z
          .string()
          .regex(/^([1-9]\d?|100)$/)
          .optional(),
      }),
      responses: { 200: z.object({ results: z.array(PermissionRequest), count: z.int() }) },
      summary: 'Who asked to be allowed what, newest first; at most 100',
    },
    processes: {
      method: 'GET',
      path: '/ticket/processes',
      metadata: inSection,
      query: Query,
      responses: {
        200: z.object({
          results: z.array(
            z.object({ id: Process, verbose_name: z.string(), active: z.int(), done: z.int() }),
          ),
        }),
      },
      summary: 'What there is to answer, and how much of it waits',
    },
    processOptions: {
      method: 'GET',
      path: '/ticket/processes',
      metadata: { ...inSection, verb: 'OPTIONS' },
      query: Query,
      responses: {
        200: z.object({
          actions: z.object({
            GET: z.object({ process_id: z.array(Choice), task_list: z.array(Choice) }),
          }),
        }),
      },
      summary: 'What tasks can be asked for',
    },
    tasks: {
      method: 'GET',
      path: '/ticket/tasks',
      metadata: inSection,
      query: numberedQuery(taskList).extend({ process_id: Process.optional() }),
      responses: { 200: numberedAnswer(z.union([Task, OperationTask])).extend({ page: z.int() }) },
      summary: 'Tasks of one process, newest first; active permission requests where nothing else is asked',
    },
    answer: {
      method: 'POST',
      path: '/ticket/tasks/:id/:answer',
      pathParams: z.object({ id: PublicId, answer: z.enum(['approve', 'decline']) }),
      query: Query,
      metadata: inSection,
      body: z.strictObject({ reason: z.string().max(500).optional() }),
      responses: {
        200: z.object({ message: z.string(), status: Status }),
        400: CoreError,
        409: Detail,
      },
      summary:
        'Yes or no, once; a yes holds at once, for the merchant’s `approval_hours` and the one transaction',
      description: 'A yes that gives a colleague a permission for good asks for the password again.',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
