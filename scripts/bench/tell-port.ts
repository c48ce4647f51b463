import type { AddressInfo } from 'node:net'

/** A server that is measured tells whoever started it where it listens. */
export const tellPort = ({ port }: AddressInfo): void => void process.send?.({ port })
