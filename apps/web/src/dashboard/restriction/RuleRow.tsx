import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Button } from '@wasl/ui/Button'
import { Dots } from '@wasl/ui/Dots'
import { Switch } from '@wasl/ui/fields/Switch'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { UsersIcon } from '@wasl/ui/icons/UsersIcon'
import { ActionMenu } from '@wasl/ui/overlays/ActionMenu'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import css from '../../desk/form/Area.module.css'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import type { Open } from './RestrictionPage.tsx'
import { useRestrictionText } from './restriction.text.ts'
import { ruleFacts } from './rule-summary.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { wishOfRule } from './rule-form.ts'

type Props = { rule: Rule; known: Rules; onOpen: (open: Open) => void }

export function RuleRow({ rule, known, onOpen }: Props) {
  const t = useRestrictionText()
  const locale = useLocale()
  const { isSaving, turn } = useRuleSwitch(rule)
  const act = (id: string) => {
    if (id === 'edit' || id === 'identifiers' || id === 'remove') onOpen({ kind: id, rule })
  }
  return (
    <li className={css.item}>
      <div className={css.told}>
        <h2 className={css.name}>
          <bdi>{rule.name}</bdi>
        </h2>
        <ul className={css.facts}>
          {ruleFacts(rule, { t, locale, known }).map((fact) => (
            <li key={fact} className={css.fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
        <p className={css.quiet}>
          <Dots>
            {t('restriction.hits', { n: rule.hits })}
            {rule.lastHitAt !== null && (
              <span>{t.rich('restriction.lastHit', { when: <Instant at={rule.lastHitAt} /> })}</span>
            )}
            {rule.list !== 'none' && t('restriction.listed', { n: rule.identifiers })}
          </Dots>
        </p>
      </div>
      <div className={css.tools}>
        <Switch
          label={<VisuallyHidden>{t('restriction.isActive', { name: rule.name })}</VisuallyHidden>}
          isOn={rule.active}
          isSaving={isSaving}
          savingLabel={t('restriction.saving')}
          onChange={turn}
        />
        <Button size="row" icon={<PencilIcon size={16} />} onClick={() => onOpen({ kind: 'edit', rule })}>
          {t('restriction.edit')}
          <VisuallyHidden> {rule.name}</VisuallyHidden>
        </Button>
        <ActionMenu
          label={t('restriction.actionsOf', { name: rule.name })}
          onAction={act}
          groups={[
            {
              id: 'all',
              items: [
                ...(rule.list === 'none'
                  ? []
                  : [
                      {
                        id: 'identifiers',
                        label: t('restriction.identifiers'),
                        icon: <UsersIcon size={16} />,
                      },
                    ]),
                {
                  id: 'remove',
                  label: t('restriction.remove'),
                  icon: <Trash2Icon size={16} />,
                  tone: 'danger' as const,
                },
              ],
            },
          ]}
        />
      </div>
    </li>
  )
}

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
function useRuleSwitch(rule: Rule) {
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await staffClient.restrictions.change({
          params: { id: rule.id },
          body: { ...wishOfRule(rule), active, revision: rule.revision },
        }),
      ),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: restrictionsKey }),
  })
  return { isSaving: isPending, turn: (active: boolean) => mutate(active) }
}
