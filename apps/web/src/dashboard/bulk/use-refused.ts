import { useTell } from '../../app/staff/use-tell.ts'

/** A refusal that has no place of its own stands in the snackbar. */
export function useRefused() {
  const tell = useTell()
  return (error: unknown, shownFields: readonly string[] = []): void => tell({ error }, shownFields)
}
