import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button } from '@wasl/ui/actions/Button'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import { useState } from 'react'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Create.module.css'
import { ManageTemplates } from './ManageTemplates.tsx'
import { templatesQuery } from './request.queries.ts'
import { useRequestText } from './request.text.ts'
import { SaveTemplate } from './SaveTemplate.tsx'
import type { FormModel } from './use-request-form.ts'

/** Everybody who may create may use them; who may not manage them does not see how. */
export function TemplatesMenu({ model }: { model: FormModel }) {
  const t = useRequestText()
  const locale = useLocale()
  const { history } = useRouter()
  const { data: templates = [] } = useQuery(templatesQuery)
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const { mayManageTemplates } = model.setup
  if (templates.length === 0 && !mayManageTemplates) return null
  const use = (id: string) =>
    history.push(`${staffPaths.createRequest(locale)}?template=${encodeURIComponent(id)}`)
  return (
    <>
      <Menu
        trigger={
          <Button size="row">
            <span className={css.opener}>
              {t('newRequest.templates')} <ChevronDownIcon size={16} />
            </span>
          </Button>
        }
        label={t('newRequest.templates')}
        align="end"
        groups={[
          {
            id: 'use',
            title: t(templates.length > 0 ? 'newRequest.templateUse' : 'newRequest.templatesNone'),
            items: templates.map(({ id, name }) => ({ id: `use ${id}`, label: name })),
          },
          {
            id: 'arrange',
            items: mayManageTemplates
              ? [
                  { id: 'save', label: t('newRequest.templateSave') },
                  ...(templates.length > 0 ? [{ id: 'manage', label: t('newRequest.templateManage') }] : []),
                ]
              : [],
          },
        ].filter(({ items }) => items.length > 0)}
        onAction={(id) => {
          if (id === 'save' || id === 'manage') setOpen(id)
          else use(id.slice('use '.length))
        }}
      />
      {open === 'save' && <SaveTemplate model={model} templates={templates} onClose={() => setOpen(null)} />}
      {open === 'manage' && <ManageTemplates templates={templates} onClose={() => setOpen(null)} />}
    </>
  )
}
