import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useListText } from './list.text.ts'

export function NewRequest({ href }: { href: string }) {
  const t = useListText()
  return (
    <ButtonLink variant="primary" size="row" icon={<PlusIcon size={16} />} href={href}>
      {t('list.newRequest')}
    </ButtonLink>
  )
}
