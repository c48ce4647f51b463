import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alert } from './notices/Alert.tsx'
import { AmountField } from './money/AmountField.tsx'
import { AmountHead } from './money/AmountHead.tsx'
import { ClearAll } from './actions/ClearAll.tsx'
import { CloudWithLine } from './art/CloudWithLine.tsx'
import { AttachmentRow } from './inputs/AttachmentRow.tsx'
import { BrandScope } from './page/BrandScope.tsx'
import { Button } from './actions/Button.tsx'
import { ButtonLink } from './actions/ButtonLink.tsx'
import { CopyButton } from './actions/CopyButton.tsx'
import { Countdown } from './text/Countdown.tsx'
import { CustomerHeader } from './page/CustomerHeader.tsx'
import { DateTime } from './text/DateTime.tsx'
import { Dialog } from './notices/Dialog.tsx'
import { Disclosure } from './text/Disclosure.tsx'
import { Dots } from './text/Dots.tsx'
import { ErrorSummary } from './notices/ErrorSummary.tsx'
import { FootNote } from './text/FootNote.tsx'
import { IconButton } from './actions/IconButton.tsx'
import { CheckIcon } from './icons/CheckIcon.tsx'
import { KeyValueList } from './text/KeyValueList.tsx'
import { LanguageSwitch } from './actions/LanguageSwitch.tsx'
import { Card } from './layout/Card.tsx'
import { Inline } from './layout/Inline.tsx'
import { Page } from './layout/Page.tsx'
import { Rule } from './layout/Rule.tsx'
import { SkipLink } from './layout/SkipLink.tsx'
import { Stack } from './layout/Stack.tsx'
import { StickyBar } from './layout/StickyBar.tsx'
import { Link } from './actions/Link.tsx'
import { LiveRegion } from './text/LiveRegion.tsx'
import { LinkMenu } from './actions/LinkMenu.tsx'
import { Ltr } from './text/Ltr.tsx'
import { Money } from './money/Money.tsx'
import { Parties } from './money/Parties.tsx'
import { PayChoices } from './money/PayChoices.tsx'
import { PhoneCountry } from './inputs/PhoneCountry.tsx'
import { PhoneField } from './inputs/PhoneField.tsx'
import { Pill } from './money/Pill.tsx'
import { QrPlate } from './money/QrPlate.tsx'
import { ProgressRing } from './notices/ProgressRing.tsx'
import { Prose } from './text/Prose.tsx'
import { ReceiptCard } from './money/ReceiptCard.tsx'
import { ReferenceBox } from './money/ReferenceBox.tsx'
import { RemarksTable } from './text/RemarksTable.tsx'
import { ResultPanel } from './money/ResultPanel.tsx'
import { Scripted } from './page/Scripted.tsx'
import { Skeleton } from './text/Skeleton.tsx'
import { SkeletonText } from './text/SkeletonText.tsx'
import { Snackbar } from './notices/Snackbar.tsx'
import { SocialFooter } from './page/SocialFooter.tsx'
import { Spinner } from './notices/Spinner.tsx'
import { StatePage } from './notices/StatePage.tsx'
import { StatusBadge } from './money/StatusBadge.tsx'
import { SuggestField } from './inputs/SuggestField.tsx'
import { TextField } from './inputs/TextField.tsx'
import { ThemeProvider } from './page/ThemeProvider.tsx'
import { VisuallyHidden } from './text/VisuallyHidden.tsx'
import { WalletSlot } from './money/WalletSlot.tsx'

const kwd = { currency: 'KWD', decimals: 3, locale: 'en' as const }
const words = {
  legend: 'How to pay',
  showAll: 'Show all 5 methods',
  showFewer: 'Show fewer',
  none: 'No way to pay',
  updating: 'Updating…',
}
const choices = ['a', 'b', 'c', 'd', 'e'].map((code) => ({
  code,
  name: code,
  logoUrl: `/art/${code}.svg`,
  fee: 'No fee',
}))
const ignore = () => {}

const drawn: Record<string, ReactNode> = {
  Alert: <Alert tone="danger" title="Failed." isUrgent action={<Button>Retry</Button>} />,
  AmountField: (
    <AmountField label="Amount" value="48,750" money={kwd} question="Which one?" problem="Too little" />
  ),
  AmountHead: (
    <AmountHead lead="From" amount={<Money value="48.750" currency="KWD" locale="en" size="amount" />} />
  ),
  AttachmentRow: <AttachmentRow href="/a" name="Quote.pdf" kind="PDF" note="47 KB" />,
  BrandScope: (
    <BrandScope colour="#1d4ed8" theme="dark" nonce="n">
      blue
    </BrandScope>
  ),
  Button: (
    <Button variant="primary" isPending disabledReason="Wait" icon={<CheckIcon />}>
      Pay
    </Button>
  ),
  ButtonLink: (
    <ButtonLink href="/a" isWide>
      Receipt
    </ButtonLink>
  ),
  ClearAll: (
    <ClearAll onPress={ignore} describedBy="dates">
      Clear
    </ClearAll>
  ),
  CopyButton: <CopyButton text="R1" label="Copy" copiedLabel="Copied to clipboard" />,
  Countdown: (
    <Countdown until="2026-11-27T15:00:00Z" write={({ minutes }) => minutes} announcement={String} />
  ),
  CustomerHeader: (
    <CustomerHeader title="Tamra" subtitle="Catering" logoUrl="/art/logo-tamra.svg" homeHref="/" />
  ),
  DateTime: <DateTime instant="2026-11-27T15:00:00Z" locale="ar" timeZone="Asia/Kuwait" />,
  Dialog: (
    <Dialog title="Terms" closeLabel="Close" onClose={ignore} footer="Agree">
      Words
    </Dialog>
  ),
  Disclosure: (
    <Disclosure title="Payment Details" isOpenAtFirst>
      Words
    </Disclosure>
  ),
  ErrorSummary: (
    <ErrorSummary title="There is a problem" problems={[{ fieldId: 'a', message: 'Enter it' }]} />
  ),
  FootNote: <FootNote icon={<CheckIcon size={16} />}>Encrypted</FootNote>,
  Dots: <Dots>{['25 min', 'From KWD 2.000']}</Dots>,
  IconButton: <IconButton label="Close" icon={<CheckIcon />} hasEdge />,
  KeyValueList: (
    <KeyValueList tone="total" rows={[{ key: 'a', label: 'Order', value: 'A very long description' }]} />
  ),
  LanguageSwitch: <LanguageSwitch href="/ar/pay/1" lang="ar" name="العربية" />,
  'layout/Card': <Card title="Choose">Words</Card>,
  'layout/Inline': (
    <Inline isEven isSpread>
      Words
    </Inline>
  ),
  'layout/Page': (
    <Page header="H" footer="F" columns="pay" hasBar skipLabel="Skip">
      Words
    </Page>
  ),
  'layout/Rule': <Rule isDashed isTight />,
  'layout/SkipLink': <SkipLink label="Skip to the content" />,
  'layout/Stack': (
    <Stack gap={8} isCentred>
      Words
    </Stack>
  ),
  'layout/StickyBar': <StickyBar>Words</StickyBar>,
  Link: (
    <Link href="/a" newTabLabel="opens in a new tab">
      Terms
    </Link>
  ),
  LiveRegion: <LiveRegion>Words</LiveRegion>,
  Ltr: <Ltr>+965 500 12345</Ltr>,
  Money: <Money value="-5.000" currency="KWD" locale="ar" size="total" />,
  Parties: (
    <Parties parties={[{ key: 'to', label: 'To', name: 'Noura', lines: [{ key: 'p', value: '+965' }] }]} />
  ),
  PayChoices: (
    <PayChoices name="gateway_code" choices={choices} defaultSelected="a" isUpdating words={words} />
  ),
  PhoneCountry: <PhoneCountry home="KW" locale="en" label="Country code" />,
  PhoneField: <PhoneField label="Phone" name="phone" hint="With or without +965" />,
  Pill: (
    <Pill tone="danger" isDashed icon={<CheckIcon size={16} />}>
      Expired
    </Pill>
  ),
  ProgressRing: <ProgressRing value={2} of={3} figure="2" />,
  Prose: (
    <Prose>
      <p>Words</p>
    </Prose>
  ),
  ReceiptCard: <ReceiptCard label="Bill">Words</ReceiptCard>,
  ReferenceBox: <ReferenceBox label="Reference no." reference="R00001008" action="Copy" />,
  RemarksTable: <RemarksTable caption="Remarks" rows={[{ name: 'Guests', value: '24' }]} />,
  ResultPanel: (
    <ResultPanel tone="success" icon={<CheckIcon />} title="Thank you!" facts="F" takesFocus>
      Words
    </ResultPanel>
  ),
  Skeleton: <Skeleton label="Loading">Words</Skeleton>,
  SkeletonText: <SkeletonText>Words</SkeletonText>,
  Snackbar: (
    <Snackbar
      label="Notices"
      notice={{ id: '1', tone: 'error', text: 'Expired', go: { label: 'Go', href: '/' } }}
      closeLabel="Close"
      onClose={ignore}
    />
  ),
  SocialFooter: (
    <SocialFooter label="Social" links={[{ network: 'x', href: '/x', name: 'X' }]}>
      Legal
    </SocialFooter>
  ),
  Spinner: <Spinner />,
  StatePage: (
    <StatePage drawing={<CloudWithLine />} title="Offline" actions="Retry">
      Words
    </StatePage>
  ),
  LinkMenu: (
    <LinkMenu
      label="Share"
      icon={<CheckIcon />}
      links={[{ id: 'mail', label: 'E-mail', icon: <CheckIcon />, href: 'mailto:' }]}
    />
  ),
  QrPlate: (
    <QrPlate mark={{ tone: 'bad', caption: 'Not paid yet' }} code={<img src="data:," alt="QR code" />} />
  ),
  StatusBadge: (
    <StatusBadge tone="success" icon={<CheckIcon size={14} />} isDashed>
      Paid
    </StatusBadge>
  ),
  Scripted: <Scripted>Print</Scripted>,
  SuggestField: (
    <SuggestField
      label="Area"
      value="Sal"
      onType={ignore}
      onChoose={ignore}
      suggest={() => [{ id: 'salmiya', label: 'Salmiya' }]}
      words={{ open: 'Show all areas', nothing: 'None', found: String }}
    />
  ),
  TextField: <TextField label="Name" optional="(optional)" problem="Enter it" hint="As on the card" />,
  ThemeProvider: <ThemeProvider theme="dark">Words</ThemeProvider>,
  VisuallyHidden: <VisuallyHidden>Words</VisuallyHidden>,
  WalletSlot: <WalletSlot status="unknown" dividerLabel="or" />,
}

test.each(Object.keys(drawn))('%s needs no inline style and no script of its own on the server', (name) => {
  const markup = renderToString(drawn[name])
  expect(markup).not.toMatch(/ style=/)
  expect(markup).not.toMatch(/<script| on\w+=/)
  expect(markup).not.toContain('undefined')
  expect(markup).not.toContain('rel="preload"')
})

/** What customers' pages are made of. */
const openComponents = '{actions,money,text,notices,inputs,page,layout}/*.tsx'

test('every component is in the list above', () => {
  const parts = new Set(['FieldFrame', 'PayChoicesArrows', 'SocialAnchors', 'SuggestList'])
  const files = globSync(openComponents, { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  const components = files.map((file) => file.replace('.tsx', '').replace(/^(?!layout\/)\w+\//, ''))
  expect(components.filter((name) => !parts.has(name)).toSorted()).toEqual(Object.keys(drawn).toSorted())
})

test('no component of the public pages loads react-aria', () => {
  const open = globSync([openComponents, 'commerce/**/*.tsx'], { cwd: import.meta.dirname })
  const reached = new Set(open.filter((file) => !file.includes('.test.')))
  const loading: string[] = []
  // The set grows while it is walked: what a file imports is looked at as well.
  for (const file of reached) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    if (text.includes("from 'react-aria")) loading.push(file)
    for (const [, name = ''] of text.matchAll(/from '(\.[^']*\.tsx?)'/g))
      reached.add(join(dirname(file), name))
  }
  expect(loading).toEqual([])
})

test('no component imports anything of ours but how digits, names, phones, currencies and times are written', () => {
  const files = globSync(['**/*.tsx', '**/*.ts'], { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  const foreign = files.filter((file) =>
    /from '@wasl\/(?!domain\/(?:digits|match-text|phone|currency-signs|wall-clock|picture-widths)')/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  )
  expect(foreign).toEqual([])
})
