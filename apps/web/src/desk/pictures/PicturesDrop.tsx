import { FilesDrop } from '@wasl/ui/fields/files/FilesDrop'
import { usePicturesText } from './pictures.text.ts'
import { usePictureUploads, type KeptPicture } from './use-picture-uploads.ts'

type Props = {
  label: string
  hint?: string
  /** Where pictures of this slice go. */
  path: string
  onKept: (kept: KeptPicture) => void
  problem?: string | null
}

const pictureTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Pictures from a device, several at once: uploaded at once, used once the form is saved. */
export function PicturesDrop({ label, hint, path, onKept, problem }: Props) {
  const t = usePicturesText()
  const { under, add, remove } = usePictureUploads({ path, onKept })
  return (
    <FilesDrop
      label={label}
      hint={hint ?? t('pictures.hint')}
      problem={problem ?? null}
      types={pictureTypes}
      under={under}
      onFiles={add}
      onRemove={remove}
      words={{
        drop: t('pictures.drop'),
        over: t('pictures.over'),
        choose: t('pictures.choose'),
        checking: t('pictures.sending', { percent: 0 }),
        sending: (percent) => t('pictures.sending', { percent }),
        done: t('pictures.done'),
        replace: t('pictures.choose'),
        stop: (name) => t('pictures.stop', { name }),
        remove: (name) => t('pictures.forget', { name }),
      }}
    />
  )
}
