import { createLog } from '@wasl/core/platform/log/log'

export const silentLog = createLog({ level: 'silent' })
