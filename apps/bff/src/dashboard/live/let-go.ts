import type { ServerResponse } from 'node:http'

/**
 * Lets go of what Node keeps of an answered request for as long as its connection is open: the headers it came with, and the
 * head of the answer, of which it only asks whether there is one.
 */
export function letGo(response: ServerResponse): void {
  response.req.headers = {}
  response.req.rawHeaders = []
  Reflect.set(response, '_header', 'sent')
}
