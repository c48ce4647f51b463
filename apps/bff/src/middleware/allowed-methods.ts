import type { MiddlewareHandler } from 'hono'
import { answerNotAllowed } from '../answer/answer-failure.ts'
import type { BffEnv } from '../bff-env.ts'

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Of others, such as TRACE, no request could even be made to pass them on. */
export const knownMethods = (): MiddlewareHandler<BffEnv> =>
  async function ofAKnownMethod(c, next) {
    return known.includes(c.req.method) ? next() : answerNotAllowed(c, known)
  }

/** For what a GET uses up, writes or holds open: HEAD only asks about it (RFC 9110 9.3.2), and is refused. */
export const notByHead: MiddlewareHandler<BffEnv> = async (c, next) =>
  c.req.method === 'HEAD' ? answerNotAllowed(c, ['GET']) : next()
