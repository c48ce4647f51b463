import type { Plugin } from '@wasl/contracts/core/pay.contract'

export type PluginsOfHost = { get(id: string): Plugin | undefined; set(id: string, plugin: Plugin): void }

const mostIds = 10_000

/**
 * Which plugin a transaction belongs to, once the core has said it: that never changes, so a page and a payment need not
 * begin with the same question. That there is no such transaction is never remembered.
 */
export function knownPlugins(): { of(host: string): PluginsOfHost } {
  const plugins = new Map<string, Plugin>()
  return {
    of: (host) => ({
      get: (id) => plugins.get(`${host} ${id}`),
      set: (id, plugin) => {
        if (plugins.size >= mostIds) plugins.clear()
        plugins.set(`${host} ${id}`, plugin)
      },
    }),
  }
}
