import { accepted, type Result } from '@wasl/domain/result'
import { findFile, type StoredFile } from '../../kernel/merchants/files.store.ts'
import { keepFile } from '../../kernel/merchants/keep-file.service.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Files } from '../../platform/files/files.ts'
import { readAttachment, type AttachmentProblem } from '../../platform/files/read-attachment.ts'
import { newPublicId } from '../../platform/ids.ts'

export type UploadDeps = { db: Db; files: Files }

type Kept = Pick<StoredFile, 'id' | 'nameEn' | 'contentType' | 'bytes'>

export async function keepUpload(
  deps: UploadDeps,
  { merchantId }: Staff,
  file: File,
): Promise<Result<Kept, AttachmentProblem>> {
  const read = await readAttachment(file)
  if (!read.ok) return read
  const { name, contentType, content } = read.value
  const named = { id: newPublicId(), nameEn: name, nameAr: name, contentType }
  return accepted({ ...named, ...(await keepFile(deps, content, { merchantId, ...named })) })
}

export async function uploadedFile({ db, files }: UploadDeps, { merchantId }: Staff, id: string) {
  const file = await findFile(db, { merchantId, id })
  const content = file && (await files.read(file.sha256))
  return file && content ? { file, content } : null
}
