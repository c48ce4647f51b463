import { Steps } from '@wasl/ui/navigation/Steps'
import { useLocale } from '../../../i18n/language.tsx'
import { importPaths, type ImportModule } from './import-paths.ts'
import { useImportsText } from './imports.text.ts'

const ids = ['example', 'upload', 'rehearse', 'apply'] as const

/** Where a file stands; the steps behind it lead back to the start. `past` the last: all of it is done. */
export function ImportSteps({ module, at }: { module: ImportModule; at: (typeof ids)[number] | 'past' }) {
  const t = useImportsText()
  const locale = useLocale()
  const current = at === 'past' ? ids.length : ids.indexOf(at)
  return (
    <Steps
      label={t('imports.steps')}
      steps={ids.map((id, place) => ({
        id,
        label: t(`imports.step.${id}`),
        state: place < current ? 'done' : place === current ? 'current' : 'next',
        ...(place < 2 && at !== 'upload' && { href: importPaths.start(locale, module) }),
      }))}
      words={{ done: t('imports.step.done'), error: t('imports.step.error') }}
    />
  )
}
