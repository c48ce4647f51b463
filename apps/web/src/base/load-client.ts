import type { WebClient } from './client.ts'
import { loadChunk } from './load-chunk.ts'

export const loadClient = async (): Promise<WebClient> =>
  (await loadChunk(() => import('./client.ts'))).client
