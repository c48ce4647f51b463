/** Allowed origins in a gateway row; null: the installation's. */
export function ownOrigins(settings: Record<string, unknown>): string[] | null {
  const own = settings['redirect_origins']
  return Array.isArray(own) ? own.map(String) : null
}
