import type { ServerResponse } from 'node:http'

/**
 * Lets go of what Node keeps of an answered request for as long as its connection is open: the headers it came with, and the
 * head of the answer in the fifty pieces it was put together from.
 */
export function letGo(response: ServerResponse): void {
  response.req.headers = {}
  response.req.rawHeaders = []
  // Looking for anything in it makes one text of the pieces.
  flattening.test(String(Reflect.get(response, '_header')))
}

const flattening = /^ /
