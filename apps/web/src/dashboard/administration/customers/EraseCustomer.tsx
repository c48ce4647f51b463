import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { customersKey } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'

type Props = { id: string; name: string; onClosed: (isErased: boolean) => void }

export function EraseCustomer({ id, name, onClosed }: Props) {
  const t = useCustomersText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('personal.eraseTitle', { name }),
        yes: t('personal.eraseYes'),
        no: t('personal.eraseNo'),
        busy: t('personal.erasing'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.administration.customers.erase({ params: { id }, body: {} }),
        key: customersKey,
      }}
      onDone={({ counts }) => {
        notices.success(t('personal.erased', { n: counts.requests }))
        onClosed(true)
      }}
      onClosed={() => onClosed(false)}
    >
      {t('personal.eraseText')}
    </AskAndSave>
  )
}
