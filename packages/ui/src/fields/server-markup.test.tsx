import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './choices/Checkbox.tsx'
import { CheckboxGroup } from './choices/CheckboxGroup.tsx'
import { ClearButton } from './ClearButton.tsx'
import { Counter } from './Counter.tsx'
import { FileDrop } from './files/FileDrop.tsx'
import { OtpField } from './secrets/OtpField.tsx'
import { PasswordField } from './secrets/PasswordField.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { RadioCards } from './choices/RadioCards.tsx'
import { SearchField } from './SearchField.tsx'
import { Select } from './choices/Select.tsx'
import { Switch } from './choices/Switch.tsx'
import { TextArea } from './TextArea.tsx'

const nothing = () => {}
const choices = [{ value: 'a', label: 'A' }]
const fileWords = {
  drop: 'Drop the file here, or',
  over: 'Let go',
  choose: 'Choose a file',
  checking: 'Checking',
  sending: () => '',
  done: 'Added',
  replace: 'Replace',
  stop: () => 'Stop',
  remove: () => 'Remove',
}

/** What public pages may draw on the server. The combobox and the country picker are drawn in the browser only. */
const drawn: Record<string, ReactNode> = {
  Checkbox: <Checkbox label="A" note="b" aside="c" />,
  CheckboxGroup: <CheckboxGroup label="A" choices={choices} values={[]} onChange={nothing} selectAll="All" />,
  ClearButton: <ClearButton label="Clear" onClear={nothing} />,
  Counter: <Counter used={14} limit={15} write={(left) => `${left} left`} />,
  FileDrop: (
    <FileDrop
      label="A"
      state={{ kind: 'idle' }}
      types={['.pdf']}
      onFile={nothing}
      onRemove={nothing}
      words={fileWords}
    />
  ),
  OtpField: <OtpField label="Code" value="12" onChange={nothing} />,
  PasswordField: (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      words={{ show: 'Show', hide: 'Hide', capsLock: 'Caps Lock is on' }}
    />
  ),
  QuantityStepper: (
    <QuantityStepper
      label="Quantity"
      value={1}
      onChange={nothing}
      range={{ max: 3 }}
      words={{ decrease: 'Less', increase: 'More', atMax: 'Only 3 left' }}
    />
  ),
  RadioCards: <RadioCards label="A" choices={choices} value="a" onChange={nothing} />,
  SearchField: (
    <SearchField label="Search" placeholder="Name" clearLabel="Clear" onSearch={nothing} start="latte" />
  ),
  Select: <Select label="A" choices={choices} value="a" onChange={nothing} placeholder="Choose" />,
  Switch: <Switch label="A" isOn onChange={nothing} savingLabel="Saving" isSaving />,
  TextArea: <TextArea label="A" hint="b" problem="c" />,
}

test.each(Object.keys(drawn))('%s is drawn by the server without inline styles', (name) => {
  expect(renderToString(drawn[name])).not.toContain(' style="')
})
