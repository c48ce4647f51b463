/** Origins a gateway row itself names for its payers; null leaves it to the installation. */
export function ownOrigins(settings: Record<string, unknown>): string[] | null {
  const own = settings['redirect_origins']
  return Array.isArray(own) ? own.map(String) : null
}
