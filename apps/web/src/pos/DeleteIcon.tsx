/** An arrow with a cross, as on every keypad; it deletes to the left in both languages, as figures are written. */
export function DeleteIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M10 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-1.6-.8L3 12l5.4-6.2A2 2 0 0 1 10 5Zm2 4 6 6m0-6-6 6"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
