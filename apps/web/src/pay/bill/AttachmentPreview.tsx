import { Dialog } from '@wasl/ui/notices/Dialog'
import { useAppText } from '../../base/base.text.ts'
import css from './BillAttachment.module.css'

type Props = { name: string; url: string; onClose: () => void }

/** PAY-08: a picture as it is, without saving it first. */
export function AttachmentPreview({ name, url, onClose }: Props) {
  const app = useAppText()
  return (
    <Dialog title={<bdi>{name}</bdi>} closeLabel={app('app.close')} onClose={onClose}>
      <img className={css.picture} src={url} alt={name} />
    </Dialog>
  )
}
