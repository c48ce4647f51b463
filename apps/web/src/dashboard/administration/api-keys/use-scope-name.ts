import { apiKeysStrings, type ApiKeysString } from './api-keys.strings.ts'
import { useApiKeysText } from './api-keys.text.ts'

const isKnown = (key: string): key is Extract<ApiKeysString, `apiKeys.scope.${string}`> =>
  Object.hasOwn(apiKeysStrings, key)

/** What a scope lets a server do; one without words is told by its name. */
export function useScopeName(): (scope: string) => string {
  const t = useApiKeysText()
  return (scope) => {
    const key = `apiKeys.scope.${scope}`
    return isKnown(key) ? t(key) : scope
  }
}
