import type { AppRoute, ServerInferResponses } from '@ts-rest/core'
import type { Locale } from '@wasl/domain/locale'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { z } from 'zod'

export type Answer<Route extends AppRoute> = ServerInferResponses<Route>
type Asked = { request: Request; locale: Locale }

/**
 * Answers a route of the web contract, always alike or by a function; null breaks the connection. An answer that the contract
 * does not know fails the story or test: it is written to the console, and the screen gets 500.
 */
export const mock = <Route extends AppRoute>(
  route: Route,
  answer: Answer<Route> | ((asked: Asked) => Answer<Route> | null | Promise<Answer<Route>>),
): HttpHandler =>
  http[methods[route.method]](route.path, async ({ request }) => {
    const locale: Locale = document.documentElement.lang === 'ar' ? 'ar' : 'en'
    const given = typeof answer === 'function' ? await answer({ request, locale }) : answer
    if (!given) return HttpResponse.error()
    const { status, body } = given
    const schema = route.responses[status]
    if (!(schema instanceof z.core.$ZodType)) throw new Error(`${route.path} never answers ${status}`)
    z.parse(schema, body)
    return HttpResponse.json(body as object, { status })
  })

/** The connection breaks before an answer arrives. */
export const mockUnreachable = (route: AppRoute): HttpHandler =>
  http[methods[route.method]](route.path, () => HttpResponse.error())

/** Answers every request of a screen alike. */
export const mockAll = (status: number, body: object): HttpHandler =>
  http.all('/bff/*', () => HttpResponse.json(body as Record<string, string>, { status }))

/** Never answers. */
export const mockNothing: HttpHandler = http.all('/bff/*', () => delay('infinite'))

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
