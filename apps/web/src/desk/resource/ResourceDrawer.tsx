import { nameOf } from '@wasl/domain/locale'
import { IconButton } from '@wasl/ui/IconButton'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@wasl/ui/icons/ChevronUpIcon'
import { Drawer } from '@wasl/ui/overlays/Drawer'
import { Fragment } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useAreaText } from '../form/area.text.ts'
import css from './Resource.module.css'
import type { AnyPage, AnyResource, AnyRow } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'
import { ResourceForm } from './ResourceForm.tsx'

type Props = {
  of: AnyResource
  row: AnyRow | null
  page: AnyPage
  onWalk: (by: 1 | -1) => void
  onClose: () => void
  onTyped: (giveUp: (() => void) | null) => void
  onSaved: (row: AnyRow) => void
}

/** Makes one, or shows one with its own sections and the form to change it. */
export function ResourceDrawer({ of, row, page, onWalk, onClose, onTyped, onSaved }: Props) {
  const t = useResourceText()
  const area = useAreaText()
  const say = of.words()
  const locale = useLocale()
  const { Details } = of
  const count = page.results.length
  const at = row ? page.results.indexOf(row) : -1
  return (
    <Drawer
      subject={row?.id ?? 'new'}
      title={row ? <bdi>{nameOf(row, locale)}</bdi> : say(`${of.prefix}.add`)}
      place={row && t('resource.place', { n: at + 1, count })}
      tools={
        row && (
          <>
            <IconButton
              label={t('resource.previous')}
              icon={<ChevronUpIcon />}
              aria-keyshortcuts="k"
              aria-disabled={at > 0 ? undefined : true}
              onClick={() => onWalk(-1)}
            />
            <IconButton
              label={t('resource.next')}
              icon={<ChevronDownIcon />}
              aria-keyshortcuts="j"
              aria-disabled={at < count - 1 ? undefined : true}
              onClick={() => onWalk(1)}
            />
          </>
        )
      }
      closeLabel={area('area.close')}
      onClose={onClose}
    >
      <Fragment key={row?.id ?? 'new'}>
        {row && Details && (
          <div className={css.details}>
            <Details row={row} page={page} />
          </div>
        )}
        <ResourceForm {...{ of, row, page, onTyped, onSaved }} />
      </Fragment>
    </Drawer>
  )
}
