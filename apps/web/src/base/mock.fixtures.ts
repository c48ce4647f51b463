import type { AppRoute, ServerInferResponses } from '@ts-rest/core'
import type { Locale } from '@wasl/domain/locale'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { z } from 'zod'

export type Answer<Route extends AppRoute> = ServerInferResponses<Route>
type Asked = { request: Request; locale: Locale }

/**
 * What the site answers to a route of the web contract, once or to each question anew. An answer that the contract does not
 * know fails the story or test: the console is told, the screen gets 500.
 */
export const mock = <Route extends AppRoute>(
  route: Route,
  answer: Answer<Route> | ((asked: Asked) => Answer<Route> | Promise<Answer<Route>>),
): HttpHandler =>
  http[methods[route.method]](route.path, async ({ request }) => {
    const locale: Locale = document.documentElement.lang === 'ar' ? 'ar' : 'en'
    const { status, body } = typeof answer === 'function' ? await answer({ request, locale }) : answer
    const schema = route.responses[status]
    if (!(schema instanceof z.core.$ZodType)) throw new Error(`${route.path} never answers ${status}`)
    z.parse(schema, body)
    return HttpResponse.json(body as object, { status })
  })

/** The connection fails before an answer came. */
export const mockUnreachable = (route: AppRoute): HttpHandler =>
  http[methods[route.method]](route.path, () => HttpResponse.error())

/** Every question of a screen, answered alike. */
export const mockAll = (status: number, body: object): HttpHandler =>
  http.all('/bff/*', () => HttpResponse.json(body as Record<string, string>, { status }))

/** A screen that asks for what nobody answers waits. */
export const mockNothing: HttpHandler = http.all('/bff/*', () => delay('infinite'))

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
