/** One arrow of a state machine: in state `from`, `event` leads to `to`. `from` and `event` decide `to`. */
export type Edge<State extends string, Event extends string> = {
  readonly from: State
  readonly event: Event
  readonly to: State
}

/** Several states with one arrow each. */
export const edges = <State extends string, Event extends string>(
  from: readonly State[],
  event: Event,
  to: State,
): Edge<State, Event>[] => from.map((state) => ({ from: state, event, to }))

/** Where the event leads, or null where there is no such arrow. */
export const stateAfter = <State extends string, Event extends string>(
  table: readonly Edge<State, Event>[],
  from: State,
  event: Event,
): State | null => table.find((edge) => edge.from === from && edge.event === event)?.to ?? null
