/** What a reader of a component's page asks for beside its properties. */
export type Note = { readonly use: string; readonly keys: string; readonly mirrored: string }

const none = 'Takes no focus.'
const button = 'Tab reaches it; Enter and Space press it.'
const field = 'Tab reaches it; the keys are those of a text field.'
const radios = 'Tab reaches the chosen one; arrow keys choose.'
const dialog = 'The focus goes in and stays; Escape closes and gives it back to the opener.'
const menu = 'Enter, Space or Arrow Down opens; arrows walk; letters jump; Escape closes.'

const whole = 'Start and end change sides; nothing else changes.'
const latin = 'Its digits keep their direction and stand at the start edge.'
const same = 'The drawing is the same in both directions.'

const note = (use: string, keys: string, mirrored: string): Note => ({ use, keys, mirrored })

/** By the title of the component's stories. */
export const componentNotes: Readonly<Record<string, Note>> = {
  'ui/AmountField': note(
    'For an amount of money. It keeps what is typed and never guesses a comma.',
    field,
    latin,
  ),
  'ui/Art': note(
    'Drawings for empty places and states. Beside a sentence, never instead of one.',
    none,
    same,
  ),
  'ui/Button': note(
    'For an action. One primary on a screen; danger only for what takes something away.',
    button,
    whole,
  ),
  'ui/Chrome': note(
    'Head and foot of the pages that payers see.',
    'Tab walks the links and the language in reading order.',
    whole,
  ),
  'ui/ClearAll': note('Empties what it stands beside, such as all filters.', button, whole),
  'ui/Countdown': note('How long a code or a page is good for.', none, latin),
  'ui/Data': note('Labels with values, cards and lists of facts.', none, whole),
  'ui/Data/Empty states': note(
    'Nothing there yet, nothing found, or not allowed: each says what to do next.',
    button,
    whole,
  ),
  'ui/Dialog': note('Reading or a decision over the page, native, also on public pages.', dialog, whole),
  'ui/IconButton': note(
    'An action whose drawing is known to everybody. Its label is required.',
    button,
    'Arrows of direction turn around, other drawings do not.',
  ),
  'ui/LinkMenu': note(
    'A short list of links behind a button, without script too.',
    menu,
    'The list opens at the other edge.',
  ),
  'ui/LiveRegion': note('Tells screen readers what changed elsewhere. Once on a page.', none, same),
  'ui/Messages': note(
    'A sentence about the whole form or page: note, success, warning, problem.',
    none,
    whole,
  ),
  'ui/Money': note('Every amount on a screen. Never write one by hand.', none, latin),
  'ui/PayChoices': note('The gateways one can pay by, with fee and total.', radios, whole),
  'ui/Prose': note('Text a merchant wrote, cleaned before.', 'Links in it are reached by Tab.', whole),
  'ui/QrPlate': note('A code to scan with the words that name it.', button, whole),
  'ui/Receipt': note('The lines of a payment: label, value, total.', none, whole),
  'ui/ReferenceBox': note('A number to keep, with a button that copies it.', button, latin),
  'ui/Result': note(
    'What became of a payment: paid, failed, waiting.',
    'The heading takes the focus once.',
    whole,
  ),
  'ui/SplitBar': note('How one whole divides, in words as well.', none, 'Parts begin at the start edge.'),
  'ui/StatePage': note(
    'Not found, paused, expired, offline: a drawing, a sentence, a way on.',
    button,
    whole,
  ),
  'ui/StatusBadge': note('The state of a row, in words and colour.', none, whole),
  'ui/SuggestField': note(
    'Choosing by typing on public pages, native.',
    'Arrows walk the list; Enter takes; Escape closes it.',
    whole,
  ),
  'ui/Text': note('Headings, hints and notes.', none, whole),
  'ui/WalletSlot': note(
    'The place of Apple Pay and Google Pay, kept free until it is known whether they come.',
    button,
    whole,
  ),
  'ui/charts/Charts': note(
    'Sales, shares and growth. The table behind each is reachable.',
    'Arrow keys walk the points.',
    'Time runs from the start edge.',
  ),
  'ui/charts/States': note('A chart that loads, has nothing or failed.', button, whole),
  'ui/commerce/Cart': note(
    'What is ordered, its number and its sum.',
    'Tab walks the lines; plus and minus are buttons.',
    whole,
  ),
  'ui/commerce/Chrome': note('Head and foot of a shop.', 'Tab walks the links in reading order.', whole),
  'ui/commerce/Event': note(
    'An event with its date, place and tickets.',
    'Tab walks tickets and their numbers.',
    whole,
  ),
  'ui/commerce/MenuItem': note('A dish of a menu; opens its options.', button, whole),
  'ui/commerce/OptionGroup': note(
    'One or several options of an item, native.',
    'One: arrows choose. Several: Space ticks each.',
    whole,
  ),
  'ui/commerce/ProductCard': note('A product in a list.', 'One Tab stop: the product’s link.', whole),
  'ui/dates/AvailabilityCalendar': note(
    'A date that has places left.',
    'Arrows walk days, Page Up and Down months; Enter chooses.',
    'Weeks begin at the start edge; arrows follow what is seen.',
  ),
  'ui/dates/DatePicker': note(
    'A date or a range, typed or chosen.',
    'Arrows change a part; Alt and Arrow Down opens the calendar.',
    'The parts keep the order of the language.',
  ),
  'ui/fields/Checkbox': note('Yes or no that holds when the form is sent.', 'Space ticks.', whole),
  'ui/fields/ComboBox': note(
    'One of many, found by typing in either language.',
    'Arrows walk; Enter takes; Escape empties or closes.',
    whole,
  ),
  'ui/fields/CountryPhoneField': note('A phone with its country.', 'Two Tab stops: country, number.', latin),
  'ui/fields/FileDrop': note(
    'One file: dropped, chosen or pasted.',
    'Enter opens the chooser; paste works on it.',
    whole,
  ),
  'ui/fields/OtpField': note('A one-time code.', 'One field: digits, Backspace, paste.', latin),
  'ui/fields/PasswordField': note(
    'A password that can be shown.',
    'Tab reaches the field, then the eye.',
    'The eye stands at the end edge.',
  ),
  'ui/fields/QuantityStepper': note(
    'How many, with both buttons and typing.',
    'Arrow Up and Down count; a limit says so.',
    'Minus stands at the start edge.',
  ),
  'ui/fields/RadioCards': note('One of a few that need a sentence each.', radios, whole),
  'ui/fields/SearchField': note(
    'Narrows what is below while it is typed.',
    'Escape empties it.',
    'The lens stands at the start edge.',
  ),
  'ui/fields/Select': note('One of up to a dozen without typing.', menu, whole),
  'ui/fields/Switch': note('On or off that holds at once.', 'Space switches.', 'On is at the end edge.'),
  'ui/fields/TextArea': note('Several lines; it grows.', field, whole),
  'ui/fields/TextField': note('One line.', field, 'Its text takes the direction of what is typed.'),
  'ui/layout/StickyBar': note('The action of a phone’s page, always in reach.', button, whole),
  'ui/map/MapPicker': note(
    'A pin on the map, or its preview.',
    'Arrows move the map, plus and minus zoom.',
    'The map is the same; its buttons change sides.',
  ),
  'ui/navigation/AppShell': note(
    'The frame of the dashboard.',
    'The first Tab offers to skip to the page.',
    'Navigation stands at the other side.',
  ),
  'ui/navigation/Breadcrumbs': note(
    'Where a page belongs, and the way back.',
    'Tab walks the links.',
    'The arrows between turn around.',
  ),
  'ui/navigation/SegmentedRadio': note('One of two to four short words, all in view.', radios, whole),
  'ui/navigation/Steps': note(
    'Where one is on a short way.',
    none,
    'The first step stands at the start edge.',
  ),
  'ui/navigation/Tabs': note(
    'Views of one thing; what does not fit is in a menu.',
    'Arrows walk the tabs and show them.',
    'Arrows follow what is seen.',
  ),
  'ui/overlays/CommandPalette': note(
    'Goes to any page or action by typing. Ctrl or ⌘ K.',
    'Arrows walk, Enter takes, Escape closes.',
    whole,
  ),
  'ui/overlays/ConfirmDialog': note(
    'A question before what cannot be undone. The button says what it does.',
    dialog,
    whole,
  ),
  'ui/overlays/Menu': note('Actions that need no room of their own.', menu, 'Opens at the other edge.'),
  'ui/overlays/SessionDialog': note(
    'The session ends soon, or has ended.',
    'The focus goes in; only an answer closes it.',
    whole,
  ),
  'ui/overlays/ShareMenu': note('Copy, e-mail, WhatsApp or the device’s own sheet.', menu, whole),
  'ui/overlays/Sheet': note('A form or details beside the page.', dialog, 'Comes from the end side.'),
  'ui/overlays/SnackbarRegion': note(
    'What came of an action, for a moment. Nothing a person must read later.',
    'F6 goes to it and back.',
    'Stands at the start edge.',
  ),
  'ui/overlays/Tooltip': note(
    'The name of a drawing. Never the only place of a fact.',
    'Focus shows it at once; Escape hides it.',
    whole,
  ),
  'ui/scan/QrCode': note('A code to scan.', none, same),
  'ui/scan/QrScanner': note(
    'The camera that reads a code, in each of its states.',
    'Tab walks its buttons.',
    whole,
  ),
  'ui/table/BulkBar': note(
    'What can be done with the selected rows.',
    'One Tab leads from the rows to it; Escape gives the selection up.',
    whole,
  ),
  'ui/table/Chip': note('A filter that is on; pressing takes it off.', button, whole),
  'ui/table/ColumnDialog': note(
    'Which columns stand in the table, in what order.',
    'Space lifts a column, arrows move it, Space drops it.',
    whole,
  ),
  'ui/table/DataTable': note(
    'Rows to compare, sort and select.',
    'Arrows walk rows and cells; Space selects; Enter opens.',
    'The first column stands at the start edge; arrows follow what is seen.',
  ),
  'ui/table/DataTableComing': note('A table whose rows are on the way.', none, whole),
  'ui/table/FilterBar': note(
    'Search, the filters and those that are on.',
    'Tab walks search, filters, chips.',
    whole,
  ),
  'ui/table/FilterPanel': note('All filters of a list.', dialog, whole),
  'ui/table/Paginator': note(
    'Pages of a list, and how many rows there are.',
    'Tab walks the buttons; a number field jumps.',
    'First and last change sides; arrows turn around.',
  ),
  'ui/table/SavedViews': note('Lists that a person keeps.', 'Arrows walk the tabs.', whole),
}
