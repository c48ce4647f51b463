import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { AreaForm } from '../../desk/form/AreaForm.tsx'
import { useRestrictionText } from './restriction.text.ts'
import { RuleLimits } from './RuleLimits.tsx'
import { RuleWhom } from './RuleWhom.tsx'
import { RuleWith } from './RuleWith.tsx'
import { useRuleForm } from './use-rule-form.ts'

type Props = { rule: Rule | null; known: Rules; onClosed: () => void }

export function RuleDialog(props: Props) {
  const { rule, known } = props
  const t = useRestrictionText()
  const model = useRuleForm(props)
  return (
    <AreaForm
      title={t(rule ? 'restriction.dialog.edit' : 'restriction.dialog.new')}
      saving={model.saving}
      saveLabel={t('restriction.dialog.save')}
      isChanged={model.isChanged}
      onSave={() => void model.save()}
      onClosed={model.giveUp}
    >
      <RuleWhom model={model} known={known} />
      <RuleLimits model={model} known={known} />
      <RuleWith model={model} known={known} />
    </AreaForm>
  )
}
