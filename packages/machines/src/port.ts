import { fromPromise } from 'xstate'

/** A typed socket for an actor a machine needs but never implements. Web plugs it with `machine.provide`. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)))
