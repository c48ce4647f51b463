/**
 * Whether no byte of a request can have left: the name was not found, the connection was refused, or its encryption was
 * not agreed on. Only what proves it counts: a reset or a time-out may come after the request was heard.
 */
export function wasNeverSent(error: unknown): boolean {
  for (let found = error; found instanceof Error; found = found.cause) {
    if (isBeforeSending(found)) return true
    // Every address of a name was tried.
    if (found instanceof AggregateError) return found.errors.length > 0 && found.errors.every(wasNeverSent)
  }
  return false
}

type SystemError = Error & { code?: unknown; syscall?: unknown }

function isBeforeSending(error: SystemError): boolean {
  const { code, syscall, message } = error
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true
  if (typeof code !== 'string') return false
  return code === 'UND_ERR_CONNECT_TIMEOUT' || isRefusedCertificate(code) || isFailedHandshake(code, message)
}

/** We did not trust the server, and hung up before anything was said. */
const isRefusedCertificate = (code: string): boolean =>
  code === 'ERR_TLS_CERT_ALTNAME_INVALID' || certificateCodes.has(code)

const certificateCodes: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The two had no language in common. Alerts that a server may also send later, such as those about our own certificate, are left out. */
const isFailedHandshake = (code: string, message: string): boolean =>
  handshakeCodes.has(code) || (code === 'ECONNRESET' && message === disconnectedBeforeSecure)

const handshakeCodes: ReadonlySet<string> = new Set([
  'ERR_SSL_NO_PROTOCOLS_AVAILABLE',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  'ERR_SSL_TLSV1_UNRECOGNIZED_NAME',
  'ERR_SSL_UNSUPPORTED_PROTOCOL',
  'ERR_SSL_WRONG_VERSION_NUMBER',
])

/** Node's own words: it has no code for it. */
const disconnectedBeforeSecure =
  'Client network socket disconnected before secure TLS connection was established'
