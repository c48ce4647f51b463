import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'

/** Mails the link to choose a password; says what became of it. */
export function useUserLink() {
  const tell = useTell()
  return async ({ id }: AdministeredUser): Promise<void> => {
    try {
      tell(await staffClient.administration.users.invite({ params: { id: String(id) }, body: {} }))
    } catch (error) {
      tell({ error })
    }
  }
}
