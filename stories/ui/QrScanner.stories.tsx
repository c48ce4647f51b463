import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawQr } from '@wasl/ui/scan/qr-drawing.ts'
import { paintQr } from '@wasl/ui/scan/qr-file.ts'
import { QrScanner, type ScannerState } from '@wasl/ui/scan/QrScanner'
import { useQrCamera } from '@wasl/ui/scan/use-qr-camera.ts'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'

type Context = Parameters<typeof say>[0]

const words = (context: Context) => ({
  camera: say(context, 'Camera', 'الكاميرا'),
  states: {
    off: say(
      context,
      'The camera reads the code on the ticket. Pictures stay on this device.',
      'تقرأ الكاميرا الرمز على التذكرة. تبقى الصور على هذا الجهاز.',
    ),
    asking: say(
      context,
      'Allow the camera in the question of the browser.',
      'اسمح باستخدام الكاميرا في سؤال المتصفح.',
    ),
    denied: say(
      context,
      'The camera is blocked. Open the lock beside the address, allow the camera, then try again. You can also type the code.',
      'الكاميرا محظورة. افتح القفل بجانب العنوان واسمح بالكاميرا ثم حاول مرة أخرى. يمكنك أيضًا كتابة الرمز.',
    ),
    noCamera: say(
      context,
      'No camera was found on this device. Type the code below.',
      'لا توجد كاميرا على هذا الجهاز. اكتب الرمز أدناه.',
    ),
    looking: say(context, 'Hold the code inside the frame', 'ضع الرمز داخل الإطار'),
    hit: say(context, 'Camera rests while a result is open', 'تتوقف الكاميرا أثناء عرض النتيجة'),
    cooling: say(context, 'Ready again in 2 seconds', 'جاهزة مجددًا خلال ثانيتين'),
  },
  start: say(context, 'Turn on the camera', 'تشغيل الكاميرا'),
  retry: say(context, 'Try again', 'حاول مرة أخرى'),
  torch: say(context, 'Torch', 'المصباح'),
  switchCamera: say(context, 'Other camera', 'الكاميرا الأخرى'),
  typeCode: say(context, 'Type or paste a code', 'اكتب الرمز أو الصقه'),
  checkCode: say(context, 'Check the code', 'تحقق من الرمز'),
  photo: {
    choose: say(context, 'Read a photo of the code', 'قراءة صورة للرمز'),
    reading: say(context, 'Reading the photo', 'تجري قراءة الصورة'),
    none: say(
      context,
      'No code was found on this photo. Take it closer and in good light, or type the code.',
      'لا يوجد رمز في هذه الصورة. صوّره من قرب وفي ضوء جيد، أو اكتب الرمز.',
    ),
  },
})

/** A ticket held in front of a camera: a drawn code, slightly turned, thirty times a second. */
function heldTicket(text: string): { stream: MediaStream; putAway: () => void } {
  const code = document.createElement('canvas')
  paintQr(code, drawQr(text), [])
  const scene = document.createElement('canvas')
  scene.width = 640
  scene.height = 480
  const pen = scene.getContext('2d')
  const paint = () => {
    if (!pen) return
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = 'dimgray'
    pen.fillRect(0, 0, scene.width, scene.height)
    pen.translate(320, 240)
    pen.rotate(-0.12)
    pen.drawImage(code, -140, -140, 280, 280)
  }
  paint()
  const timer = setInterval(paint, 33)
  return { stream: scene.captureStream(30), putAway: () => clearInterval(timer) }
}

type LiveProps = {
  context: Context
  open: () => Promise<MediaStream>
  onCode: (code: string) => void
}

function Live({ context, open, onCode }: LiveProps) {
  const [isOn, setIsOn] = useState(false)
  const [found, setFound] = useState<string | null>(null)
  const camera = useQrCamera({
    isOn: isOn && found === null,
    open,
    onCode: (code) => {
      setFound(code)
      onCode(code)
    },
  })
  return (
    <>
      <QrScanner
        state={found === null ? camera.state : 'hit'}
        video={camera.video}
        torch={camera.torch}
        onSwitchCamera={camera.onSwitchCamera}
        onStart={() => setIsOn(true)}
        onTyped={setFound}
        words={words(context)}
      />
      <p>{found}</p>
    </>
  )
}

const onCode = fn()
const onTyped = fn()

const meta = {
  component: QrScanner,
  title: 'ui/scan/QrScanner',
  tags: ['autodocs'],
  args: { state: 'off', onStart: () => {}, onTyped, words: words({ globals: {} }) },
  argTypes: {
    state: {
      control: 'select',
      options: ['off', 'asking', 'denied', 'noCamera', 'looking', 'hit', 'cooling'],
    },
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 648 }}>
      <Story />
    </div>
  ),
  beforeEach: () => {
    onCode.mockClear()
    onTyped.mockClear()
  },
} satisfies Meta<typeof QrScanner>
export default meta

type Story = StoryObj<typeof meta>

export const TypedEntry: Story = {
  render: (args, context) => <QrScanner {...args} words={words(context)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '   {Enter}')
    await expect(onTyped).not.toHaveBeenCalled()
    await userEvent.type(field, ' TT-1016 {Enter}')
    await expect(onTyped.mock.calls).toEqual([['TT-1016']])
    await expect(field).toHaveValue('')
  },
}

const ticket = { stream: null as MediaStream | null }

export const ReadsARealFrame: Story = {
  render: (_, context) => (
    <Live
      context={context}
      onCode={onCode}
      open={async () => {
        ticket.stream = heldTicket('{"id":"1016"}').stream
        return ticket.stream
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('the camera starts on a press only', async () => {
      await expect(canvas.getByLabelText(/^(Camera|الكاميرا)$/)).not.toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /camera|الكاميرا/ }))
    })
    await step('the drawn code is read', async () => {
      await waitFor(() => expect(onCode.mock.calls).toEqual([['{"id":"1016"}']]), {
        timeout: 10_000,
      })
      await expect(canvas.getByText('{"id":"1016"}')).toBeVisible()
    })
    await step('with the result open, the camera is released', async () => {
      await waitFor(() =>
        expect(ticket.stream?.getTracks().map((track) => track.readyState)).toEqual(['ended']),
      )
    })
  },
}

export const Denied: Story = {
  render: (_, context) => (
    <Live
      context={context}
      onCode={onCode}
      open={() => Promise.reject(new DOMException('', 'NotAllowedError'))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /camera|الكاميرا/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Try again|حاول/ })).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox'), 'TT-1016{Enter}')
    await expect(canvas.getByText('TT-1016')).toBeVisible()
  },
}

/** A photo as a phone takes it: the code lies turned on a table, not in the middle. */
async function photoOf(text: string | null): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 2400
  canvas.height = 1800
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'dimgray'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    if (text !== null) {
      const code = document.createElement('canvas')
      paintQr(code, drawQr(text), [])
      pen.translate(1500, 700)
      pen.rotate(0.3)
      pen.drawImage(code, -350, -350, 700, 700)
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.7)
  })
  return new File([blob ?? ''], 'photo.jpg', { type: 'image/jpeg' })
}

export const APhotoInstead: Story = {
  render: (args, context) => <QrScanner {...args} state="noCamera" words={words(context)} />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText(/Read a photo|قراءة صورة/, { selector: 'input' })
    await step('a photo without a code says so, and what to do', async () => {
      await userEvent.upload(field, await photoOf(null))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/closer|من قرب/), {
        timeout: 10_000,
      })
      await expect(onTyped).not.toHaveBeenCalled()
    })
    await step('a file that is no picture says the same', async () => {
      await userEvent.upload(field, new File(['%PDF'], 'scan.png', { type: 'image/png' }))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/closer|من قرب/))
    })
    await step('the code of a photo is read on the device', async () => {
      await userEvent.upload(field, await photoOf('{"id":"1016"}'))
      await waitFor(() => expect(onTyped.mock.calls).toEqual([['{"id":"1016"}']]), { timeout: 10_000 })
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    })
    await userEvent.upload(field, await photoOf(null))
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement(), { timeout: 10_000 })
  },
}

const shown: ScannerState[] = ['off', 'asking', 'denied', 'noCamera', 'looking', 'hit', 'cooling']

export const States: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: '100%' }}>
      <Story />
    </div>
  ),
  render: (_, context) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}>
      {shown.map((state) => (
        <QrScanner
          key={state}
          state={state}
          onStart={() => {}}
          torch={{ isOn: false, onToggle: () => {} }}
          onSwitchCamera={() => {}}
          onTyped={() => {}}
          words={words(context)}
        />
      ))}
    </div>
  ),
}
