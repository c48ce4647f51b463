import { useQuery } from '@tanstack/react-query'
import type { ImportDetail } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Ltr } from '@wasl/ui/text/Ltr'
import { usePathname } from '../../../base/use-pathname.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { importAt, importPaths } from './import-paths.ts'
import css from './Imports.module.css'
import { importErrorsQuery } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'

/** S2 §5: the error report table, and the way to the file with all of it. */
export function ErrorReport({ job, onClose }: { job: ImportDetail; onClose: () => void }) {
  const t = useImportsText()
  const { module, plugin, id } = importAt(usePathname())
  const { data, error, refetch } = useQuery(importErrorsQuery({ plugin, id }, job.revision))
  const wrong = data?.results.filter(({ outcome }) => outcome === 'wrong') ?? []
  return (
    <Dialog
      title={t('imports.report')}
      closeLabel={t('imports.close')}
      onClose={onClose}
      footer={
        <ButtonLink
          variant="primary"
          href={importPaths.errors(module, id)}
          download=""
          icon={<DownloadIcon />}
        >
          {t('imports.report.file')}
        </ButtonLink>
      }
    >
      {data ? (
        <div className={css.report}>
          <table>
            {job.counts.wrong > wrong.length && (
              <caption>{t('imports.report.first', { n: wrong.length })}</caption>
            )}
            <thead>
              <tr>
                {(['row', 'column', 'found', 'expected'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`imports.report.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {wrong.flatMap(({ row, problems }) =>
                problems.map((problem) => (
                  <tr key={`${row} ${problem.column} ${problem.code}`}>
                    <td>{row}</td>
                    <td>
                      <Ltr>{problem.column}</Ltr>
                    </td>
                    <td>{problem.found === '' ? t('imports.empty') : <bdi>{problem.found}</bdi>}</td>
                    <td>
                      <b>{problem.text}</b>
                      <br />
                      {problem.expected}
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlocks label={t('imports.loading')} kind="list" />
      )}
    </Dialog>
  )
}
