import type { Preview } from '@storybook/react-vite'

type Choice = readonly [value: string, title: string]

/** What a reviewer can change about every story. */
export const toolbar: Preview['globalTypes'] = {
  locale: menu('Language', 'globe', [
    ['en', 'English'],
    ['ar', 'العربية'],
    ['pseudo', 'Pseudo: longer, accented, bracketed'],
  ]),
  direction: menu('Direction', 'transfer', [
    ['auto', 'Direction of the language'],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  theme: menu('Theme', 'mirror', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['system', 'As the system'],
  ]),
  density: menu('Density', 'collapse', [
    ['comfortable', 'Comfortable'],
    ['regular', 'Regular'],
    ['compact', 'Compact'],
  ]),
  held: menu('Held still', 'pointerhand', [
    ['rest', 'At rest'],
    ['hover', 'Under a pointer'],
    ['focus', 'With the focus'],
    ['pressed', 'Pressed'],
  ]),
  brand: menu('Merchant', 'paintbrush', [
    ['#f77c1a', 'Tamra & Tide'],
    ['#6b0f1a', 'Dar Nuwair'],
    ['#ffd400', 'Lulwa Studio'],
  ]),
}

export const toolbarDefaults = {
  locale: 'en',
  direction: 'auto',
  theme: 'light',
  density: 'regular',
  held: 'rest',
  brand: '#f77c1a',
}

type Menu = NonNullable<Preview['globalTypes']>[string]

function menu(description: string, icon: string, choices: readonly Choice[]): Menu {
  const items = choices.map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, items, dynamicTitle: true } }
}
