import { FileRefused, sendUpload, type Sending } from '../../desk/form/send-upload.ts'

/** The file as it is, so that the server stores it as it comes. Answers the upload's id. */
export async function sendTable({ file, ...sending }: Sending): Promise<string> {
  const path = `/bff/dashboard/bulk/upload?${new URLSearchParams({ name: file.name })}`
  const headers = { 'content-type': 'application/octet-stream' }
  const body = await sendUpload({ path, body: file, headers }, sending)
  const id = (body as { id?: unknown } | null)?.id
  if (typeof id === 'string') return id
  throw new FileRefused(null)
}
