import type { Meta, StoryObj } from '@storybook/react-vite'
import { motifs } from '@wasl/ui/art/motifs.ts'
import { expect, waitFor } from 'storybook/test'
import css from './charts.module.css'

const meta = { title: 'ui/Art', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Drawings: Story = {
  render: () => (
    <div className={css.pictures}>
      {Object.entries(motifs).map(([name, Drawing]) => (
        <figure key={name}>
          <Drawing />
          <figcaption lang="en">{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
}

const pictures = `
  dates-box dates-pistachio dates-tahini coffee-bag coffee-bag-dark syrup dallah finjan tray gift-card tote candle
  shakshuka balaleet foul toast fish shrimp-rice shrimp machboos machboos-lamb grill kebab salad hummus fattoush
  rangina luqaimat milk-cake latte karak cooler water
  cat-breakfast cat-sea cat-rice cat-salad cat-sweets cat-coffee
  ev-tasting ev-baking ev-reading ev-pearl ev-kids
  branch/seafront branch/mubarak branch/kitchen branch/jabriya branch/fintas
`
  .trim()
  .split(/\s+/)

/** What the demo shops sell: files, so that a shop may bring its own. */
export const Pictures: Story = {
  render: () => (
    <div className={css.pictures}>
      {pictures.map((name) => (
        <figure key={name}>
          <img src={`/art/${name}.svg`} alt="" />
          <figcaption lang="en">{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    await waitFor(() =>
      expect(images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true),
    )
  },
}
