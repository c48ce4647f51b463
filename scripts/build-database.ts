/** Makes the database that new data folders begin as. */
import { makeTemplate } from '@wasl/core/platform/db/embedded-template'

await makeTemplate()
