import { createUseText, type Text } from '../../../i18n/text.tsx'
import { gatewaysStrings, type GatewaysString } from './gateways.strings.ts'

export const useGatewaysText = createUseText(gatewaysStrings)

export type GatewaysText = Text<GatewaysString>
