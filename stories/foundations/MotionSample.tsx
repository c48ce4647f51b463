import { Button } from '@wasl/ui/actions/Button'
import { Stack } from '@wasl/ui/layout/Stack'
import { useState } from 'react'
import { Measure } from './Measure.tsx'
import css from './Motion.module.css'

const durations = ['--t-1', '--t-2', '--t-3', '--t-4']

/** Every duration at once, from the start towards the end of the line. */
export function MotionSample({ move }: { move: string }) {
  const [moved, setMoved] = useState(false)
  return (
    <Stack>
      {durations.map((token) => (
        <Measure key={token} token={token}>
          <div className={css.track}>
            <div
              className={css.dot}
              data-moved={moved ? '' : undefined}
              style={{ transitionDuration: `var(${token})`, transitionTimingFunction: 'var(--ease-out)' }}
            />
          </div>
        </Measure>
      ))}
      <div>
        <Button variant="secondary" onClick={() => setMoved(!moved)}>
          {move}
        </Button>
      </div>
    </Stack>
  )
}
