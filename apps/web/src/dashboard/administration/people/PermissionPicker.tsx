import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { useStaff } from '../../../desk/staff.ts'
import css from './People.module.css'
import { usePeopleText } from './people.text.ts'
import { permissionGroups } from './permission-words.ts'
import { useNames } from './use-names.ts'

type Props = {
  label: string
  hint?: string
  values: readonly string[]
  /** What was given before stays tickable, whoever gave it. */
  before: readonly string[]
  problem: string | undefined
  onChange: (values: string[]) => void
}

/** Every permission by what it is about. What the one who asks does not have stands there, and says so. */
export function PermissionPicker({ label, hint, values, before, problem, onChange }: Props) {
  const t = usePeopleText()
  const { may } = useStaff()
  const names = useNames()
  return (
    <fieldset className={css.picker}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={css.quiet}>{hint}</p>}
      {problem !== undefined && (
        <p className={css.wrong} role="alert">
          {problem}
        </p>
      )}
      <div className={css.pickers}>
        {permissionGroups.map(({ group, permissions }) => (
          <CheckboxGroup
            key={group}
            label={t(`administration.permissions.${group}`)}
            choices={permissions.map((permission) => ({
              value: permission,
              label: names.permission(permission),
              ...(!may(permission) &&
                !before.includes(permission) && {
                  disabledReason: t('administration.user.notYours'),
                }),
            }))}
            values={values.filter((value) => permissions.includes(value))}
            onChange={(chosen) =>
              onChange([...values.filter((value) => !permissions.includes(value)), ...chosen])
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
