import { createUseText } from '../../../i18n/text.tsx'
import { apiKeysStrings } from './api-keys.strings.ts'

export const useApiKeysText = createUseText(apiKeysStrings)
