import { UploadedFile } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { FileRefused, sendUpload, type Sending } from './send-upload.ts'

/** One file in a form, as attachments and pictures are taken. */
export async function sendFile({
  path,
  file,
  ...sending
}: Sending & { path: string }): Promise<UploadedFile> {
  const form = new FormData()
  form.set('file', file)
  const kept = UploadedFile.safeParse(await sendUpload({ path, body: form }, sending))
  if (kept.success) return kept.data
  throw new FileRefused(null)
}
