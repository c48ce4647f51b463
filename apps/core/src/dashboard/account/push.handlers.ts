import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import { staffOf } from '../../kernel/people/staff-of.ts'
import { pushWords } from '../../kernel/push/push-words.ts'
import type { Registrations } from '../../kernel/push/registrations.service.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'

export const pushHandlers = (
  registrations: Registrations,
): Handlers<typeof coreContract, CoreEnv>['push'] => ({
  key: async () => ({ status: 200, body: { public_key: registrations.publicKey } }),

  register: async ({ body }, c) => {
    const { language, requestId } = c.var
    const wish = { staff: staffOf(c), registrationId: body.registration_id, requestId }
    const done = await registrations.register(wish)
    if (done.ok) return { status: 200, body: { type: 'web', active: true } }
    switch (done.error) {
      case 'off':
        return { status: 409, body: { detail: pushWords('register.off', language), code: 'push_off' } }
      case 'unreadable':
        return { status: 400, body: unreadable(language) }
    }
  },

  remove: async ({ body }, c) => {
    const { language, requestId } = c.var
    const done = await registrations.remove({
      staff: staffOf(c),
      registrationId: body.registration_id,
      requestId,
    })
    return done.ok
      ? { status: 200, body: { type: 'web', active: false } }
      : { status: 400, body: unreadable(language) }
  },
})

const unreadable = (language: Locale): Record<string, string[]> => ({
  registration_id: [pushWords('register.unreadable', language)],
})
