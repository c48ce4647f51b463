import { createUseText, type Text } from '../../i18n/text.tsx'
import { ticketsStrings, type TicketsString } from './tickets.strings.ts'

export const useTicketsText = createUseText(ticketsStrings)

export type TicketsText = Text<TicketsString>
