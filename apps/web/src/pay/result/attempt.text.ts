import { createUseText } from '../../i18n/text.tsx'
import { attemptStrings } from './attempt.strings.ts'

export const useAttemptText = createUseText(attemptStrings)
