import type { Terms } from './session.ts'

/** A terminal is `{merchant}-{gateway code}`. */
export const gatewayOf = ({ terminal }: Terms): string => terminal.slice(terminal.indexOf('-') + 1)

export const merchantOf = ({ terminal }: Terms): number => Number.parseInt(terminal, 10)
