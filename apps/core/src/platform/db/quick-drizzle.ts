import { registerHooks } from 'node:module'

/**
 * For `node --import`. Drizzle's package.json is 180 KB, and Node reads it again for each of Drizzle's some
 * hundred modules: half a second and 200 MB of every start. Inside Drizzle a relative import says all there
 * is to know, so the file is not asked.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const inside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!inside) return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
