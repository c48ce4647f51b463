import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Template } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const templatesKey = ['administration', 'messages'] as const

export const templatesQuery = readOf(templatesKey, staffClient.administration.messageTemplates.list)({})

export type Wish = Pick<Template, 'occasion' | 'channel' | 'language' | 'subject' | 'body'>

/** The message as the server would send it; null while the words are wrong. */
export const previewQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['administration', 'message-preview', wish],
    queryFn: async ({ signal }) => {
      const got = await staffClient.administration.messageTemplates.preview({
        body: wish,
        fetchOptions: { signal },
      })
      return got.status === 400 ? null : answerOf(got)
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
