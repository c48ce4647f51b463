import type { Canvas } from 'storybook/internal/csf'

/** A page's code arrives in pieces, and a busy machine takes its time. */
export const patient = { timeout: 20_000 }

/** The page's heading, once the page shows. */
export const shown = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('heading', { level: 1 }, patient)
