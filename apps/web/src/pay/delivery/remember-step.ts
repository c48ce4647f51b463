/** In the address, so that a reload and the other language show the step the payer is at. */
export function rememberStep(step: 'delivery' | 'pay'): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('notice')
  if (step === 'pay') url.searchParams.set('step', 'pay')
  else url.searchParams.delete('step')
  window.history.replaceState(window.history.state, '', url)
}
