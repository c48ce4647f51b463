import { Steps } from '@wasl/ui/navigation/Steps'
import { useLocale } from '../../i18n/language.tsx'
import { bulkPaths } from './bulk-paths.ts'
import { useBulkText } from './bulk.text.ts'

const ids = ['example', 'upload', 'check', 'send'] as const

/** S14: example, upload, check, send. */
export function BulkSteps({ at, uploadId }: { at: 'check' | 'send'; uploadId: string }) {
  const t = useBulkText()
  const locale = useLocale()
  const current = ids.indexOf(at)
  const hrefs = {
    example: bulkPaths.uploads(locale),
    upload: bulkPaths.uploads(locale),
    check: bulkPaths.upload(locale, uploadId),
    send: undefined,
  }
  return (
    <Steps
      label={t('bulk.steps')}
      steps={ids.map((id, place) => ({
        id,
        label: t(`bulk.step.${id}`),
        state: place < current ? 'done' : place === current ? 'current' : 'next',
        ...(hrefs[id] && { href: hrefs[id] }),
      }))}
      words={{ done: t('bulk.step.done'), error: t('bulk.step.error') }}
    />
  )
}
