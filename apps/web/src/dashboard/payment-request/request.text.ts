import { createUseText, type Text } from '../../i18n/text.tsx'
import { requestStrings, type RequestString } from './request.strings.ts'

export const useRequestText = createUseText(requestStrings)

export type RequestText = Text<RequestString>
