/** Makes the database that new data folders begin as, and lets Node keep what it compiles of the server's modules. */
import { isTemplateMade, makeTemplate } from '@wasl/core/platform/db/embedded-template'

if (!(await isTemplateMade())) {
  await Promise.all([makeTemplate(), import('@wasl/core/assemble'), import('@wasl/bff/app')])
}
