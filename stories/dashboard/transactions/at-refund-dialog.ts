import { screen, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'

/** Whoever is at the dialog of a refund or capture. */
export const box = () => within(screen.getByRole('alertdialog'))
export const press = (name: RegExp) => userEvent.click(box().getByRole('button', { name }))
export const next = () => press(/^(Next|التالي)$/)
export const yes = () => press(/^(Yes|نعم)$/)
export const opened = () => screen.findByRole('textbox', undefined, patient)
export const type = async (text: string) => {
  const field = await opened()
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
