import { createUseText } from '../../i18n/text.tsx'
import { picturesStrings } from './pictures.strings.ts'

export const usePicturesText = createUseText(picturesStrings)
