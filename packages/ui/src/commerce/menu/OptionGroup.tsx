import { useState, type ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { choose, isEnough, isFull, type ChoiceLimits } from './choose.ts'
import css from './OptionGroup.module.css'

export type OptionChoice = {
  value: string
  label: ReactNode
  /** "No charge", "+ KWD 0.400". */
  price?: ReactNode
  /** Why it cannot be chosen, "Sold out": takes the price's place. */
  unavailable?: string
}

type Props = {
  /** The form field's name, and the id an error summary leads to. */
  name: string
  legend: ReactNode
  limits: ChoiceLimits & {
    /** "Required · choose 1", "Optional", "Choose up to 2". */
    rule: string
    /** Said once the most are chosen, where more may not be. */
    full?: string
  }
  choices: OptionChoice[]
  defaultChosen?: readonly string[]
  /** What is missing, after somebody tried to go on without it. */
  problem?: string | null
  onChoose?: (chosen: readonly string[]) => void
}

/** Native radios where one may be chosen, checkboxes where several: works in a plain form. */
export function OptionGroup({ name, legend, limits, choices, defaultChosen = [], problem, onChoose }: Props) {
  const [chosen, setChosen] = useState(defaultChosen)
  const isSingle = limits.max === 1
  const isMet = limits.min > 0 && isEnough(chosen, limits)
  const full = isFull(chosen, limits)
  const missing = isMet ? null : problem

  const press = (value: string) => {
    const next = choose(chosen, value, limits)
    if (next === chosen) return
    setChosen(next)
    onChoose?.(next)
  }

  return (
    <fieldset
      className={css.group}
      role={isSingle ? 'radiogroup' : undefined}
      aria-required={isSingle && limits.min > 0 ? true : undefined}
      aria-invalid={isSingle && missing ? true : undefined}
      aria-labelledby={`${name}-legend`}
      aria-describedby={missing ? `${name}-rule ${name}-problem` : `${name}-rule`}
      data-box="options"
    >
      <div className={css.head}>
        <h2 id={`${name}-legend`}>{legend}</h2>
        <span className={css.rule} id={`${name}-rule`} data-state={stateOf(limits, isMet)} data-edge="">
          {isMet && <CheckIcon size={14} />}
          {limits.rule}
        </span>
      </div>
      {missing && (
        <p className={css.problem} id={`${name}-problem`}>
          <CircleAlertIcon size={16} />
          <span>{missing}</span>
        </p>
      )}
      <div className={css.choices} data-problem={missing ? '' : undefined}>
        {choices.map(({ value, label, price, unavailable }, index) => {
          const isOn = chosen.includes(value)
          const isBlocked = Boolean(unavailable) || (full && !isOn)
          return (
            <label key={value} className={css.choice} data-blocked={isBlocked ? '' : undefined}>
              <span className={css.control}>
                <input
                  id={index === 0 ? name : undefined}
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={name}
                  value={value}
                  checked={isOn}
                  disabled={Boolean(unavailable)}
                  aria-disabled={full && !isOn ? true : undefined}
                  onChange={() => press(value)}
                />
                {!isSingle && <CheckIcon size={14} />}
              </span>
              <span className={css.label}>{label}</span>
              {(unavailable ?? price) && <span className={css.price}>{unavailable ?? price}</span>}
            </label>
          )
        })}
      </div>
      {limits.full && <output className={css.full}>{full ? limits.full : ''}</output>}
    </fieldset>
  )
}

function stateOf({ min }: ChoiceLimits, isMet: boolean): 'optional' | 'required' | 'met' {
  if (isMet) return 'met'
  return min > 0 ? 'required' : 'optional'
}
