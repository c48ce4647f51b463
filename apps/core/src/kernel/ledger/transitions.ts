/** One move of a state machine: in state `from`, `event` leads to `to`. `from` and `event` determine `to`. */
export type Edge<State extends string, Event extends string> = {
  readonly from: State
  readonly event: Event
  readonly to: State
}

/** The same move from several states. */
export const edges = <State extends string, Event extends string>(
  from: readonly State[],
  event: Event,
  to: State,
): Edge<State, Event>[] => from.map((state) => ({ from: state, event, to }))

/** The next state, or null if the event is not allowed. */
export const stateAfter = <State extends string, Event extends string>(
  table: readonly Edge<State, Event>[],
  from: State,
  event: Event,
): State | null => table.find((edge) => edge.from === from && edge.event === event)?.to ?? null
