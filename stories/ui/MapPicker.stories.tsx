import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPicker, type MapSources } from '@wasl/ui/map/MapPicker'
import type { NamedPlace, Place } from '@wasl/ui/map/place.ts'
import { StaticMap } from '@wasl/ui/map/StaticMap'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Context = Parameters<typeof say>[0]

const areas = [
  { id: 'kuwait-city', en: 'Kuwait City', ar: 'مدينة الكويت', lat: 29.37, lng: 47.978 },
  { id: 'shaab', en: 'Shaab', ar: 'الشعب', lat: 29.351, lng: 48.029 },
  { id: 'hawalli', en: 'Hawalli', ar: 'حولي', lat: 29.333, lng: 48.029 },
  { id: 'salmiya', en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 },
  { id: 'jabriya', en: 'Jabriya', ar: 'الجابرية', lat: 29.319, lng: 48.023 },
  { id: 'rumaithiya', en: 'Rumaithiya', ar: 'الرميثية', lat: 29.312, lng: 48.074 },
  { id: 'bayan', en: 'Bayan', ar: 'بيان', lat: 29.303, lng: 48.049 },
  { id: 'mishref', en: 'Mishref', ar: 'مشرف', lat: 29.276, lng: 48.063 },
  { id: 'salwa', en: 'Salwa', ar: 'سلوى', lat: 29.296, lng: 48.079 },
  { id: 'farwaniya', en: 'Farwaniya', ar: 'الفروانية', lat: 29.278, lng: 47.959 },
  { id: 'fintas', en: 'Fintas', ar: 'الفنطاس', lat: 29.174, lng: 48.121 },
  { id: 'fahaheel', en: 'Fahaheel', ar: 'الفحيحيل', lat: 29.083, lng: 48.13 },
  { id: 'jahra', en: 'Jahra', ar: 'الجهراء', lat: 29.338, lng: 47.658 },
]

const door: Place = { lat: 29.3341, lng: 48.0762 }

const words = (context: Context) => ({
  title: say(context, 'Pin your door', 'موقع الباب'),
  edit: say(context, 'Edit location', 'تعديل الموقع'),
  notConfirmed: say(context, 'Editing, not confirmed yet', 'قيد التعديل، لم يؤكد بعد'),
  map: say(context, 'Map', 'الخريطة'),
  search: say(context, 'Search a place or street', 'ابحث عن مكان أو شارع'),
  searching: say(context, 'Searching', 'جارٍ البحث'),
  found: (count: number) =>
    count === 0
      ? say(context, 'Nothing found. Move the map instead.', 'لا توجد نتائج. حرّك الخريطة بدلًا من ذلك.')
      : say(context, `${count} found`, `عدد النتائج: ${count}`),
  zoomIn: say(context, 'Zoom in', 'تكبير'),
  zoomOut: say(context, 'Zoom out', 'تصغير'),
  nudge: {
    north: say(context, 'Move the pin 10 metres north', 'حرّك الدبوس 10 أمتار شمالًا'),
    south: say(context, 'Move the pin 10 metres south', 'حرّك الدبوس 10 أمتار جنوبًا'),
    west: say(context, 'Move the pin 10 metres west', 'حرّك الدبوس 10 أمتار غربًا'),
    east: say(context, 'Move the pin 10 metres east', 'حرّك الدبوس 10 أمتار شرقًا'),
  },
  locate: say(context, 'Use my location', 'استخدم موقعي'),
  locating: say(
    context,
    'Your browser asks for your location. It is used for this pin only.',
    'سيطلب المتصفح موقعك. يُستخدم لهذا الدبوس فقط.',
  ),
  locateProblems: {
    denied: say(
      context,
      'Your location is blocked. Move the map, or search a place.',
      'الوصول إلى موقعك محظور. حرّك الخريطة أو ابحث عن مكان.',
    ),
    unavailable: say(
      context,
      'Your location could not be found. Move the map, or search a place.',
      'تعذّر تحديد موقعك. حرّك الخريطة أو ابحث عن مكان.',
    ),
  },
  tilesFailed: say(
    context,
    'The map pictures cannot be loaded. A simple drawing is shown; your pin is still exact.',
    'تعذّر تحميل صور الخريطة. يظهر رسم مبسط، ويبقى موقع الدبوس دقيقًا.',
  ),
  attribution: say(context, 'Drawn map, roads approximate', 'خريطة مرسومة، الطرق تقريبية'),
  hint: say(
    context,
    'Move the map until the pin sits on your door. Arrow keys work too.',
    'حرّك الخريطة حتى يستقر الدبوس على بابك. تعمل مفاتيح الأسهم أيضًا.',
  ),
  cancel: say(context, 'Cancel', 'إلغاء'),
  confirm: say(context, 'Confirm location', 'تأكيد الموقع'),
})

type Props = {
  context: Context
  starts?: Place | null
  startsEditing?: boolean
  sources?: Partial<MapSources>
}

function Delivery({ context, starts = door, startsEditing = false, sources }: Props) {
  const locale = inLocale(context)
  const named = useMemo<NamedPlace[]>(
    () => areas.map((area) => ({ id: area.id, name: area[locale], lat: area.lat, lng: area.lng })),
    [locale],
  )
  const [place, setPlace] = useState(starts)
  const [isEditing, setIsEditing] = useState(startsEditing)
  return (
    <>
      <MapPicker
        value={place}
        isEditing={isEditing}
        onEdit={() => setIsEditing(true)}
        onCancel={() => setIsEditing(false)}
        onConfirm={(confirmed) => {
          setPlace(confirmed)
          setIsEditing(false)
        }}
        sources={{
          areas: named,
          search: async (text) => named.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
          ...sources,
        }}
        words={words(context)}
      />
      <output hidden data-testid="confirmed">
        {place && `${place.lat.toFixed(4)} ${place.lng.toFixed(4)}`}
      </output>
    </>
  )
}

const meta = {
  title: 'ui/map/MapPicker',
  tags: ['autodocs'],
  decorators: (Story) => (
    <div style={{ maxInlineSize: 632 }}>
      <Story />
    </div>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

/** The drawing stands: the library has come and the canvas is painted. */
const drawn = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('canvas')).not.toBeNull(), { timeout: 8000 })

const map = (canvas: Canvas) => canvas.getByRole('application')

export const Preview: Story = {
  render: (_, context) => <Delivery context={context} />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/29\.33410, 48\.07620/)
    await userEvent.click(canvas.getByRole('button', { name: /Edit|تعديل/ }))
    await expect(map(canvas)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Cancel|إلغاء)$/ }))
    await expect(canvas.getByTestId('confirmed')).toHaveTextContent('29.3341 48.0762')
  },
}

export const EditedByKeyboard: Story = {
  render: (_, context) => <Delivery context={context} startsEditing />,
  play: async ({ canvas, canvasElement, step }) => {
    await drawn(canvasElement)
    await step('a place is searched and chosen', async () => {
      const isArabic = canvasElement.ownerDocument.documentElement.lang === 'ar'
      await userEvent.type(canvas.getByRole('textbox'), isArabic ? 'حولي{Enter}' : 'hawal{Enter}')
      await userEvent.click(await canvas.findByRole('button', { name: /^(Hawalli|حولي)$/ }))
      await waitFor(() => expect(map(canvas)).toHaveAccessibleName(/29\.33300, 48\.02900/))
    })
    await step('the right arrow goes east in both languages', async () => {
      map(canvas).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(map(canvas)).toHaveAccessibleName(/48\.03[2-9]/))
    })
    await step('plus zooms: the next step is half as wide', async () => {
      await userEvent.keyboard('+')
      await new Promise((resolve) => setTimeout(resolve, 400))
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(map(canvas)).toHaveAccessibleName(/29\.33[0-2]/))
    })
    await step('a nudge is ten metres', async () => {
      const before = /(\d+\.\d+), /.exec(map(canvas).getAttribute('aria-label') ?? '')?.[1]
      await userEvent.click(canvas.getByRole('button', { name: /north|شمالًا/ }))
      await waitFor(() => {
        const after = /(\d+\.\d+), /.exec(map(canvas).getAttribute('aria-label') ?? '')?.[1]
        return expect(Number(after) - Number(before)).toBeCloseTo(0.00009, 5)
      })
    })
    await step('confirming tells the place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Confirm|تأكيد/ }))
      await expect(canvas.getByTestId('confirmed')).toHaveTextContent(/^29\.33\d\d 48\.03\d\d$/)
      await expect(canvas.getByRole('img')).toBeVisible()
    })
  },
}

export const OwnLocation: Story = {
  render: (_, context) => (
    <Delivery
      context={context}
      startsEditing
      starts={null}
      sources={{ locate: async () => ({ lat: 29.2961, lng: 48.0792 }) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /my location|موقعي/ }))
    await waitFor(() => expect(map(canvas)).toHaveAccessibleName(/29\.29610, 48\.07920, (Salwa|سلوى)/))
  },
}

export const LocationDenied: Story = {
  render: (_, context) => (
    <Delivery
      context={context}
      startsEditing
      sources={{ locate: () => Promise.reject(new Error('', { cause: 'denied' })) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /my location|موقعي/ }))
    await waitFor(() => expect(canvas.getByText(/blocked|محظور/)).toBeVisible())
  },
}

export const TilesOffline: Story = {
  render: (_, context) => (
    <Delivery context={context} sources={{ tileUrl: 'data:text/plain,no-tile-{z}-{x}-{y}' }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => expect(canvas.getByText(/cannot be loaded|تعذّر تحميل/)).toBeVisible(), {
      timeout: 5000,
    })
  },
}

export const Locating: Story = {
  render: (_, context) => (
    <Delivery
      context={context}
      startsEditing
      sources={{ locate: () => new Promise(() => {}), search: undefined }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /my location|موقعي/ }))
    await expect(canvas.getByText(/for this pin only|لهذا الدبوس فقط/)).toBeVisible()
  },
}

/** Where something went: to look at, beside an address. */
export const Still: Story = {
  render: (_, context) => (
    <StaticMap
      at={door}
      areas={areas.map((area) => ({ ...area, name: area[inLocale(context)] }))}
      label={say(context, 'Pin your door, Salmiya', 'موقع الباب، السالمية')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Salmiya|السالمية/)
  },
}
