import { createUseText } from '../../i18n/text.tsx'
import { ownStrings } from './own.strings.ts'

/** Words for whoever is signed in: their session, their password. */
export const useOwnText = createUseText(ownStrings)
