/** What the core says to a merchant's server about its key. `{…}` stands for a value. */
export const apiKeyStrings = {
  'apiKey.notAuthenticated': 'A valid API key is required: Authorization: Api-Key wasl_…',
  'apiKey.outOfScope': 'This API key may not do that: it lacks {scope}',
  'apiKey.tooMany': 'Too many requests with this API key. Try again in {seconds} s',
}

export type ApiKeyString = keyof typeof apiKeyStrings
