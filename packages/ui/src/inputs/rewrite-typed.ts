/** Rewrites what was typed in place and keeps the caret where the person left it. */
export function rewriteTyped(input: HTMLInputElement, rewrite: (text: string) => string): string {
  const text = rewrite(input.value)
  if (text === input.value) return text
  const caret = input.selectionStart ?? input.value.length
  const kept = rewrite(input.value.slice(0, caret)).length
  input.value = text
  input.setSelectionRange(kept, kept)
  return text
}
