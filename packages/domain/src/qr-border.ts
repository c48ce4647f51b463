/** S1 §2: the border is green for these states, red for all others. */
const green = new Set(['cash on delivery', 'cod', 'paid', 'authorized'])

export const qrBorder = (state: string): 'good' | 'bad' => (green.has(state.toLowerCase()) ? 'good' : 'bad')
