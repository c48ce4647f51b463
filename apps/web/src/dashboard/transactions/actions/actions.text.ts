import { createUseText } from '../../../i18n/text.tsx'
import { actionsStrings } from './actions.strings.ts'

export const useActionsText = createUseText(actionsStrings)
